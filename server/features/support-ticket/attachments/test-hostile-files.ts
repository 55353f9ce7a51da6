import { gzipSync, deflateSync } from 'node:zlib'

import {
  aPdf,
  aZip,
  inserted,
  noise,
  patched,
  pngChunk,
  riff,
  riffChunk,
  samples,
} from './content/test-content.ts'
import { hex, latin1, OTHER_TYPES } from './test-other-types.ts'

/** A hostile file, and what must become of it. */
export interface HostileFile {
  what: string
  name: string
  content: Buffer
  /** `refused`: 400, nothing stored. `harmless`: stored, with a safe name and type. `either` of the two. */
  fate: 'refused' | 'harmless' | 'either'
}

const { 'image/png': png, 'image/jpeg': jpeg, 'image/webp': webp, 'application/pdf': pdf } = samples
const text = samples['text/plain']
const binary = { png, jpeg, webp, pdf }

function* wrongTypes(): Generator<HostileFile> {
  for (const [type, content] of Object.entries(OTHER_TYPES)) {
    yield { what: `${type} called a picture`, name: `holiday.${type}.png`, content, fate: 'refused' }
    yield { what: `${type} called a text`, name: `notes.txt`, content, fate: 'refused' }
  }
}

function* polyglots(): Generator<HostileFile> {
  const tails = {
    zip: aZip(),
    rar: hex('526172211a0700'),
    html: latin1('<html><script>alert(1)</script>'),
    exe: hex('4d5a90'),
  }
  for (const [kind, content] of Object.entries(binary)) {
    for (const [tail, more] of Object.entries(tails)) {
      const both = Buffer.concat([content, more])
      const isBearable = kind === 'pdf' && (tail === 'html' || tail === 'exe') // readers ignore what follows the end
      yield {
        what: `${tail} behind ${kind}`,
        name: `a.${kind}`,
        content: both,
        fate: isBearable ? 'harmless' : 'refused',
      }
      yield {
        what: `${tail} before ${kind}`,
        name: `a.${kind}`,
        content: Buffer.concat([more, content]),
        fate: 'refused',
      }
    }
    yield {
      what: `${kind} behind GIF`,
      name: 'a.gif',
      content: Buffer.concat([latin1('GIF89a/*'), content]),
      fate: 'refused',
    }
  }
  const zip = aZip()
  const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, zip.length + 2]), zip])
  yield {
    what: 'zip in a chunk of PNG',
    name: 'a.png',
    content: inserted(png, 33, pngChunk('tEXt', zip)),
    fate: 'refused',
  }
  yield {
    what: 'zip in a comment of JPEG',
    name: 'a.jpg',
    content: inserted(jpeg, 2, comment),
    fate: 'refused',
  }
  yield {
    what: 'zip in a WebP',
    name: 'a.webp',
    content: riff('WEBP', webp.subarray(12), riffChunk('XMP ', zip)),
    fate: 'refused',
  }
  yield { what: 'zip in a PDF', name: 'a.pdf', content: aPdf('', zip.toString('latin1')), fate: 'refused' }
  const php = latin1('<?php system($_GET[0]); ?>')
  yield {
    what: 'PHP in a chunk of PNG',
    name: 'a.php.png',
    content: inserted(png, 33, pngChunk('tEXt', php)),
    fate: 'harmless',
  }
}

const NAMES = [
  '../../../etc/passwd',
  '..\\..\\windows\\win.ini',
  '/etc/cron.d/evil',
  'C:\\autoexec.bat',
  '\\\\server\\share\\a.png',
  'a.png\0.exe',
  'a.png%00.exe',
  'invoice.pdf.exe',
  'x.php.png',
  'x.png.php',
  'x.phtml;.png',
  'x.asp;.jpg',
  'evil\u202Egnp.exe',
  'a\r\nX-Evil: 1.png',
  '"; rm -rf /; ".png',
  '$(reboot).png',
  '`reboot`.png',
  '| mail evil.png',
  '<img src=x onerror=alert(1)>.png',
  "'; drop table attachment; --.png",
  'CON',
  'nul.png',
  'com1.txt',
  '.htaccess',
  '.env',
  '...',
  '-rf',
  '~/.bashrc',
  'a.png:evil.exe',
  'a.png. . .',
  '__proto__',
  'constructor',
  'x'.repeat(5_000),
  '\u200b\u200c\u200d',
  '{size}{name}',
]

function* names(): Generator<HostileFile> {
  for (const name of NAMES)
    yield { what: `a picture called ${name.slice(0, 40)}`, name, content: png, fate: 'harmless' }
  for (const name of ['x.html', 'x.svg', 'x.js', 'x.bat'])
    yield { what: `a text called ${name}`, name, content: text, fate: 'harmless' }
}

function* damaged(): Generator<HostileFile> {
  for (const [kind, content] of Object.entries(binary)) {
    for (const [index, random] of noise(12).entries()) {
      const cut = 16 + Math.floor(((content.length - 32) * (random + 1)) / 257)
      yield {
        what: `${kind} cut at ${cut} (${index})`,
        name: `a.${kind}`,
        content: content.subarray(0, cut),
        fate: 'refused',
      }
    }
    for (const [index, random] of noise(10).entries()) {
      const at = Math.floor((content.length * random) / 256)
      const flipped = patched(content, at, [(content[at] ?? 0) ^ (1 << (index % 8))])
      yield {
        what: `${kind} with a bit flipped at ${at}`,
        name: `a.${kind}`,
        content: flipped,
        fate: 'either',
      }
    }
  }
}

function* tooMuch(): Generator<HostileFile> {
  const bomb = deflateSync(Buffer.alloc(20_000_000))
  const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]))
  const sides = [0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff]
  const canvas = Buffer.concat([Buffer.alloc(4), Buffer.alloc(6, 0xff)])
  const hugeWebp = riff('WEBP', riffChunk('VP8X', canvas), webp.subarray(12))
  yield { what: 'a huge PNG', name: 'a.png', content: patched(png, 16, sides), fate: 'refused' }
  yield {
    what: 'a huge JPEG',
    name: 'a.jpg',
    content: patched(jpeg, frame + 5, sides.slice(4)),
    fate: 'refused',
  }
  yield { what: 'a huge WebP', name: 'a.webp', content: hugeWebp, fate: 'refused' }
  yield {
    what: 'a PNG of 50 megapixels',
    name: 'a.png',
    content: patched(png, 16, [0, 0, 0x27, 0x10, 0, 0, 0x13, 0x88]),
    fate: 'refused',
  }
  yield { what: 'a bomb as a text', name: 'a.txt', content: bomb, fate: 'refused' }
  yield {
    what: 'a bomb as a packed text',
    name: 'a.txt',
    content: gzipSync(Buffer.alloc(20_000_000)),
    fate: 'refused',
  }
  // The server unpacks neither of these; programs that open them have limits of their own.
  yield {
    what: 'a bomb in a PNG',
    name: 'a.png',
    content: inserted(png, 33, pngChunk('zTXt', bomb)),
    fate: 'harmless',
  }
  yield {
    what: 'a bomb in a PDF',
    name: 'a.pdf',
    content: aPdf('', bomb.toString('latin1')),
    fate: 'harmless',
  }
}

function* acting(): Generator<HostileFile> {
  for (const entry of [
    '/OpenAction << /S /JavaScript /JS (app.alert(1)) >>',
    '/AA << /O << /S /#4aavaScript /#4a#53 (x) >> >>',
    '/A << /S /Launch /F (calc.exe) >>',
    '/Names << /EmbeddedFiles << /Names [(x.exe) 5 0 R] >> >>',
    '/OpenAction 9 0 R',
    '/Type /Annot /Subtype /RichMedia',
  ])
    yield { what: `a PDF with ${entry}`, name: 'a.pdf', content: aPdf(entry), fate: 'refused' }
  const eicar = String.raw`X5O!P%@AP[4\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*`
  // A text like any other: scanning is the mail server's task, and what it refuses is sent without its files.
  yield { what: 'EICAR', name: 'eicar.com', content: Buffer.from(eicar), fate: 'harmless' }
  for (const name of ['a.png', 'a.jpg', 'a.webp', 'a.pdf', 'a.txt'])
    yield { what: `nothing called ${name}`, name, content: Buffer.alloc(0), fate: 'refused' }
}

/** All hostile files, more than two hundred, the same each time. */
export function hostileFiles(): readonly HostileFile[] {
  return [...wrongTypes(), ...polyglots(), ...names(), ...damaged(), ...tooMuch(), ...acting()]
}
