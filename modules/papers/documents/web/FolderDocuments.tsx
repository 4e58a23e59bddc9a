import type { ComponentProps } from 'react'
import { DocumentFolders } from '#generated/operations/documents.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { LoadProblem } from '#platform/web/kit/page/LoadProblem.tsx'
import { PageSkeleton } from '#platform/web/kit/page/PageSkeleton.tsx'
import { DocumentList } from './DocumentList.tsx'

type Props = Omit<ComponentProps<typeof DocumentList>, 'folders'>

/** The list of documents once its folders are known, which it is narrowed by. */
export function FolderDocuments(props: Props) {
  const { kind, userId } = props
  const input = userId === undefined ? { kind } : { userId }
  const { data, error, reload } = useDetail(DocumentFolders, { input })
  if (error) return <LoadProblem error={error} retry={reload} />
  if (!data) return <PageSkeleton header={false} />
  return <DocumentList {...props} folders={data.documentFolders} />
}
