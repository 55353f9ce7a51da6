import { refuseContent, type ContentCheck } from './content-check.ts'

/**
 * Archives are found from their end or in the middle of a file, so one can hide behind or inside a picture. Each
 * sequence is long enough not to come up by chance in ten megabytes.
 */
const SEQUENCES = [
  Buffer.from('504b050600000000', 'hex'), // ZIP, end of its directory, on disk 0
  Buffer.from('504b0506ffffffff', 'hex'), // the same of ZIP64
  Buffer.from('526172211a07', 'hex'), // RAR
  Buffer.from('377abcaf271c', 'hex'), // 7z
  Buffer.from('4d53434600000000', 'hex'), // Cabinet
]
const OVERLAP = Math.max(...SEQUENCES.map(({ length }) => length)) - 1

/** Refuses a file in which an archive hides. */
export function createArchiveCheck(): ContentCheck {
  let before = Buffer.alloc(0)
  return {
    push(bytes) {
      const edge = Buffer.concat([before, bytes.subarray(0, OVERLAP)])
      for (const sequence of SEQUENCES)
        if (bytes.includes(sequence) || edge.includes(sequence)) refuseContent('broken')
      before = Buffer.concat([before, bytes.subarray(-OVERLAP)]).subarray(-OVERLAP)
    },
    end: () => undefined,
  }
}
