/**
 * Bytes of files a mail may carry. As base64 they are 20 MB and below what Gmail takes (25 MB with encoding,
 * support.google.com/a/answer/1366776), and so do most; a server that takes less makes the mail go without.
 */
const MAIL_FILES_MAX_BYTES = 15 * 1024 * 1024

/** Whether the files fit into a mail; otherwise it only names them. */
export function fitsIntoMail(files: readonly { size: number }[]): boolean {
  return files.reduce((sum, { size }) => sum + size, 0) <= MAIL_FILES_MAX_BYTES
}
