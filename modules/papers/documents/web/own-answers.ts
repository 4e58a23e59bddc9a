import { DocumentFolders, Documents, DocumentTypes } from '#generated/operations/documents.ts'
import { ownAnswer } from '#platform/web/seen/own-answer.ts'

/** The list of one's own documents opens without a network as it was last seen. */
export const ownAnswers = [
  ownAnswer(Documents, (data, { filter }, { id }) =>
    filter?.userId === id && data.documents.rows.every(({ userId }) => userId === id)
      ? data
      : undefined,
  ),
  ownAnswer(DocumentFolders, (data, { input }, { id }) =>
    input?.userId === id ? data : undefined,
  ),
  // The kinds of documents, which are of nobody.
  ownAnswer(DocumentTypes, (data) => data),
]
