/** What happens to the file of a document: corrected with another one, or signed on paper. */
export type FileChange = 'CORRECTED' | 'SCANNED'

/** A document whose file changes, and why, in the words of who changes it. */
export type ChangedFile = {
  readonly documentId: number
  readonly change: FileChange
  readonly reason: string
}
