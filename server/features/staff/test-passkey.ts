import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { generateKeyPairSync, hash, randomBytes, sign } from 'node:crypto'

/** What a test may spoil in an answer. */
export interface Spoiled {
  origin?: string
  host?: string
  /** Bits of WebAuthn §6.1: 1 somebody was there, 4 and was recognised, 64 a new key is in it. */
  flags?: number
  counter?: number
  type?: string
}

const ORIGIN = 'http://localhost:3000'

/** A passkey as a phone has one: an ES256 key and a counter. */
export function aPasskey() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(32)
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  let used = 0

  const clientData = (challenge: string, type: string, from: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }))
  const authenticatorData = (flags: number, counter: number, rpId: string) => {
    const end = Buffer.from([flags, 0, 0, 0, counter])
    return Buffer.concat([hash('sha256', rpId, 'buffer'), end])
  }
  const common = {
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
  } as const

  return {
    /** Answers a question to make it: its parts are in CBOR (RFC 8949), written out by hand. */
    create({ challenge }: { challenge: string }, spoiled: Spoiled = {}): RegistrationResponseJSON {
      const key = Buffer.concat([
        Buffer.from('a5010203262001215820', 'hex'), // EC2, ES256, P-256, x (RFC 9053)
        Buffer.from(x, 'base64url'),
        Buffer.from('225820', 'hex'),
        Buffer.from(y, 'base64url'),
      ])
      const data = Buffer.concat([
        authenticatorData(spoiled.flags ?? 1 + 4 + 64, 0, spoiled.host ?? 'localhost'),
        Buffer.alloc(16), // no maker
        Buffer.from([0, id.length]),
        id,
        key,
      ])
      const attestationObject = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
        Buffer.from([data.length]),
        data,
      ])
      const clientDataJSON = clientData(
        challenge,
        spoiled.type ?? 'webauthn.create',
        spoiled.origin ?? ORIGIN,
      )
      return {
        ...common,
        response: {
          clientDataJSON: clientDataJSON.toString('base64url'),
          attestationObject: attestationObject.toString('base64url'),
          transports: ['internal'],
        },
      }
    },
    answer({ challenge }: { challenge: string }, spoiled: Spoiled = {}): AuthenticationResponseJSON {
      used = spoiled.counter ?? used + 1
      const data = authenticatorData(spoiled.flags ?? 1 + 4, used, spoiled.host ?? 'localhost')
      const clientDataJSON = clientData(challenge, spoiled.type ?? 'webauthn.get', spoiled.origin ?? ORIGIN)
      const signed = Buffer.concat([data, hash('sha256', clientDataJSON, 'buffer')])
      return {
        ...common,
        response: {
          clientDataJSON: clientDataJSON.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: sign('sha256', signed, privateKey).toString('base64url'),
        },
      }
    },
  }
}
