import { ExportPerson } from '#generated/operations/privacy.ts'
import { usePoll } from '#platform/web/api/usePoll.ts'
import { MADE_FILE_POLL_MS, MadeFileDialog } from '#platform/web/kit/file/MadeFile.tsx'

/** About how many tables there are, until the work has counted them. */
const PARTS = 120

/** Prepares the copy of one's own data, and gives it when it is done. */
export function ExportDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const made = usePoll(
    ExportPerson,
    { input: { id } },
    { everyMs: MADE_FILE_POLL_MS, until: ({ exportPerson }) => exportPerson.url !== null },
  )
  return (
    <MadeFileDialog
      title="Mi copia"
      what="Un ZIP con todo lo que se guarda de usted, y quién lo leyó"
      unit="partes"
      total={PARTS}
      made={made.data?.exportPerson}
      asked={made}
      onClose={onClose}
    />
  )
}
