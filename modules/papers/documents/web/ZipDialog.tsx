import { ZipDocuments } from '#generated/operations/documents.ts'
import { usePoll } from '#platform/web/api/usePoll.ts'
import { MADE_FILE_POLL_MS, MadeFileDialog } from '#platform/web/kit/file/MadeFile.tsx'

/** Puts documents into one zip, and gives it when it is done. */
export function ZipDialog({ ids, onClose }: { ids: readonly string[]; onClose: () => void }) {
  const zip = usePoll(
    ZipDocuments,
    { input: { ids: ids.map((id) => ({ id })) } },
    { everyMs: MADE_FILE_POLL_MS, until: ({ zipDocuments }) => zipDocuments.url !== null },
  )
  return (
    <MadeFileDialog
      title="Descargar en ZIP"
      what="Un archivo con todos los documentos de la lista"
      unit="documentos"
      total={ids.length}
      made={zip.data?.zipDocuments}
      asked={zip}
      onClose={onClose}
    />
  )
}
