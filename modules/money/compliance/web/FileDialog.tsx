import { LabourRegistrationFile } from '#generated/operations/compliance.ts'
import { counted } from '#chile/counts.ts'
import { saveFile } from '#platform/web/api/files.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { Dialog } from '#platform/web/kit/page/Dialog.tsx'
import { LoadProblem } from '#platform/web/kit/page/LoadProblem.tsx'
import { PageSkeleton } from '#platform/web/kit/page/PageSkeleton.tsx'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { RegistrationKind } from '../model/registration.ts'

type Props = { businessId: string; kind: RegistrationKind; onClose: () => void }

/** What is pending of a razón social, as files to load in Mi DT: one for each cargo. */
export function FileDialog({ businessId, kind, onClose }: Props) {
  const { data, error, reload } = useDetail(LabourRegistrationFile, { input: { businessId, kind } })
  const files = data?.labourRegistrationFile.files
  return (
    <Dialog title={`${RegistrationKind.label(kind)}: archivo`} onCancel={onClose}>
      <p className="soft">
        Un CSV por cargo con lo pendiente, de mil filas a lo más. Formato no probado contra el
        portal: revíselo antes de cargarlo en Mi DT.
      </p>
      {error && <LoadProblem error={error} retry={reload} />}
      {!files && !error && <PageSkeleton header={false} />}
      {files?.length === 0 && <p>No hay trámites pendientes de ese tipo.</p>}
      {files && files.length > 0 && (
        <ul>
          {files.map(({ name, jobTitle, rows, text }) => (
            <li key={name}>
              {`${jobTitle}: ${counted(rows, 'persona', 'personas')} `}
              <ActionButton
                look="text"
                onClick={() => saveFile(name, new Blob([text], { type: 'text/csv' }))}
              >
                Descargar
              </ActionButton>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  )
}
