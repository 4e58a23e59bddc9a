import { useState } from 'react'
import { counted } from '#chile/counts.ts'
import {
  ApplyImportation,
  DiscardImportation,
  ImportErrors,
  ResumeImportation,
  StopImportation,
  UndoImportation,
} from '#generated/operations/importations.ts'
import { request } from '#platform/web/api/api.ts'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { DownloadDropdown } from '#platform/web/kit/list/DownloadDropdown.tsx'
import { saveLines } from '#platform/web/kit/file/export.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { importStates } from '../model/importation.ts'
import { HeadersDialog } from './HeadersDialog.tsx'
import type { ImportFile } from './types.ts'

const { acts } = importStates

/** What can be done with a file in its state. */
export function FileActions({ file }: { file: ImportFile }) {
  const resume = useAction(ResumeImportation, { done: 'El trabajo sigue' })
  const stop = useAction(StopImportation, { done: acts.stop.done })
  const undo = useAction(UndoImportation, { done: acts.undo.done })
  const { id, version, state, failed, applied, mode } = file
  return (
    <div className="im-acts">
      {file.errors > 0 && <ErrorsButton id={id} />}
      {(state === 'TO_REPAIR' || state === 'READY' || state === 'FAILED') && (
        <Waiting file={file} />
      )}
      {failed && (
        <ActionButton onClick={() => resume.run({ input: { id } })}>Reanudar</ActionButton>
      )}
      {state === 'APPLYING' && !failed && (
        <ActionButton
          danger
          onClick={() => stop.run({ input: { id } })}
          confirm={
            mode === 'ALL'
              ? 'Lo que ya se escribió se deshace: no queda ninguna fila aplicada.'
              : 'Lo que ya se escribió queda, y se puede deshacer.'
          }
        >
          {acts.stop.label}
        </ActionButton>
      )}
      {(state === 'APPLIED' || state === 'STOPPED') && applied > 0 && (
        <ActionButton
          danger
          onClick={() => undo.run({ input: { id, version } })}
          confirm={
            `${counted(applied, 'fila vuelve', 'filas vuelven')} a lo que había antes. Lo que ` +
            'alguien cambió después de la carga se queda como está, y se dice cuál.'
          }
        >
          {acts.undo.label}
        </ActionButton>
      )}
    </div>
  )
}

/** A file that is read and not written: apply it, choose its columns, or leave it. */
function Waiting({ file }: { file: ImportFile }) {
  const [choosing, setChoosing] = useState(false)
  const apply = useAction(ApplyImportation, { done: acts.apply.done })
  const discard = useAction(DiscardImportation, { done: acts.discard.done })
  const { id, version, state, errors, added, changed } = file
  const count = added + changed
  const missing = file.columns.some(({ required, place }) => required && place === null)
  const mode = errors > 0 ? 'VALID' : 'ALL'
  const whatOf = [
    ...(added > 0 ? [counted(added, 'fila nueva', 'filas nuevas')] : []),
    ...(changed > 0 ? [counted(changed, 'fila que cambia', 'filas que cambian')] : []),
    ...(errors > 0 ? [`${counted(errors, 'fila')} con error no se escriben`] : []),
  ].join(', ')
  return (
    <>
      <ActionButton
        danger
        onClick={() => discard.run({ input: { id, version } })}
        confirm="El archivo no se aplica y sus filas se borran de aquí."
      >
        {acts.discard.label}
      </ActionButton>
      {file.headers.length > 0 && !file.archive && (
        <ActionButton onClick={() => setChoosing(true)}>{acts.map.label}</ActionButton>
      )}
      {state !== 'FAILED' && (
        <ActionButton
          look="primary"
          disabled={
            missing
              ? (file.problem ?? undefined)
              : count === 0
                ? 'No hay filas que aplicar'
                : undefined
          }
          onClick={() => apply.run({ input: { id, version, mode } })}
          confirm={`${whatOf}. Se puede deshacer durante 30 días.`}
        >
          {errors > 0 ? `Aplicar solo las ${count} correctas` : `Aplicar ${counted(count, 'fila')}`}
        </ActionButton>
      )}
      {choosing && <HeadersDialog file={file} onClose={() => setChoosing(false)} />}
    </>
  )
}

/** The wrong rows in the layout of the file, to be put right in a spreadsheet. */
function ErrorsButton({ id }: { id: string }) {
  return (
    <DownloadDropdown
      label="Descargar errores"
      onDownload={async (format) => {
        const { importErrors } = await request(ImportErrors, { input: { importationId: id } })
        const { name, lines } = importErrors
        await saveLines(
          format,
          name,
          lines.map(({ cells }) => cells),
        )
      }}
    />
  )
}
