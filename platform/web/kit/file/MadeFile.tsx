import { openFile } from '#platform/web/api/files.ts'
import { ActionButton } from '../text/ActionButton.tsx'
import { Dialog } from '../page/Dialog.tsx'
import { JobProgress } from '../page/JobProgress.tsx'
import { LoadProblem } from '../page/LoadProblem.tsx'
import type { Detail } from '#platform/web/api/useDetail.ts'

type Made = { done: number; total: number; name?: string | null; url?: string | null }

/** How often the making of a file is asked for. */
export const MADE_FILE_POLL_MS = 1_000

type Props = {
  title: string
  /** What is being made: «Un PDF por persona». */
  what: string
  unit: string
  /** How many there are, before the work has counted them. */
  total: number
  made: Made | undefined
  asked: Pick<Detail<unknown>, 'error' | 'reload'>
  onClose: () => void
}

/** A file that is made in background: how far it is, and the file when it is done. */
export function MadeFileDialog({ title, what, unit, total, made, asked, onClose }: Props) {
  const { done, total: counted } = made ?? { done: 0, total }
  const ready = made?.url && made.name ? { url: made.url, name: made.name } : undefined
  return (
    <Dialog title={title} onCancel={onClose}>
      {asked.error ? (
        <LoadProblem error={asked.error} retry={asked.reload} />
      ) : (
        <div className="mg-block">
          <JobProgress
            title={what}
            state={ready ? 'done' : 'running'}
            done={done}
            total={counted}
            unit={unit}
          />
        </div>
      )}
      {ready && (
        <ActionButton look="primary" onClick={() => openFile(ready)}>
          Descargar
        </ActionButton>
      )}
    </Dialog>
  )
}
