import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'

/** Stages of a conversation with a mail server; `mail` is while the mail is sent, `dot` after it. */
type SmtpStage = 'greeting' | 'EHLO' | 'STARTTLS' | 'AUTH' | 'MAIL' | 'RCPT' | 'DATA' | 'mail' | 'dot'

/** What the server does at a stage: refuse with a code, hang up, stay silent, or send what is not SMTP. */
export interface ScriptedFault {
  stage: SmtpStage
  does: number | 'cut' | 'silence' | 'nonsense'
}

const WELL: Readonly<Record<SmtpStage, string>> = {
  greeting: '220 test ESMTP',
  EHLO: '250-test\r\n250-STARTTLS\r\n250 AUTH PLAIN',
  STARTTLS: '220 go ahead',
  AUTH: '235 welcome',
  MAIL: '250 ok',
  RCPT: '250 ok',
  DATA: '354 go on',
  mail: '',
  dot: '250 taken',
}
export const SMTP_STAGES = Object.keys(WELL) as SmtpStage[]
const END_OF_MAIL = '\r\n.\r\n'
const MESSAGE_ID = /^message-id: *(?:\r\n )?(<[^>]+>)/im

/** A mail server that fails at any stage, which server libraries cannot do. */
export async function startScriptedSmtp() {
  const state = { fault: null as ScriptedFault | null }
  /** Message-IDs of the accepted mails, in order. */
  const taken: string[] = []
  const sockets = new Set<Socket>()
  const hangs = { now: 0 }

  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.on('close', () => sockets.delete(socket))
    let unread = ''
    let isMail = false

    /** True: all went well. */
    function answer(stage: SmtpStage): boolean {
      const does = state.fault?.stage === stage ? state.fault.does : null
      if (does === null) socket.write(WELL[stage] === '' ? '' : `${WELL[stage]}\r\n`)
      else if (does === 'cut') socket.resetAndDestroy()
      else if (does === 'silence') hangs.now += 1
      else if (does === 'nonsense') speakNonsense(stage)
      else socket.write(`${does} no, visitor@example.com\r\n`)
      return does === null
    }

    /** Agrees, then speaks no SMTP. */
    function speakNonsense(stage: SmtpStage): void {
      socket.write(`${WELL[stage]}\r\n`)
      socket.removeAllListeners('data')
      socket.on('data', () => socket.write('these are not the words of a server\r\n'))
    }

    function readMail(): void {
      if (state.fault?.stage === 'mail') {
        socket.pause()
        answer('mail')
        return
      }
      const end = unread.indexOf(END_OF_MAIL)
      if (end < 0) return
      const messageId = MESSAGE_ID.exec(unread)?.[1] ?? ''
      unread = unread.slice(end + END_OF_MAIL.length)
      isMail = false
      // Cut or silent after the dot: the server has the mail, and only it knows.
      if (typeof state.fault?.does !== 'number' || state.fault.stage !== 'dot') taken.push(messageId)
      answer('dot')
    }

    function readLine(line: string): void {
      const command = line.split(/[ :]/)[0]?.toUpperCase() ?? ''
      if (command === 'QUIT') socket.end('221 bye\r\n')
      else if (command === 'HELO') answer('EHLO')
      else if (command === 'DATA') isMail = answer('DATA')
      else if (command in WELL) answer(command as SmtpStage)
      else socket.write('500 what?\r\n')
    }

    socket.on('data', (chunk: Buffer) => {
      unread += chunk.toString('latin1')
      for (let end = 0; !isMail && (end = unread.indexOf('\r\n')) >= 0;) {
        const line = unread.slice(0, end)
        unread = unread.slice(end + 2)
        readLine(line)
      }
      if (isMail) readMail()
    })
    answer('greeting')
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  return {
    port,
    state,
    taken,
    /** How many connections wait for an answer that will not come. */
    hangs,
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy()
      const closed = once(server, 'close')
      server.close()
      await closed
    },
  }
}
