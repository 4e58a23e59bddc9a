/** What happens to the file of a document: corrected with another one, or signed on paper. */
export type FileChange = 'CORRECTED' | 'SCANNED'
