import { useId, useState } from 'react'
import { MapImportation } from '#generated/operations/importations.ts'
import { Choice } from '#platform/web/kit/form/Choice.tsx'
import { Dialog } from '#platform/web/kit/page/Dialog.tsx'
import { useAction } from '#platform/web/api/useAction.ts'
import { importStates } from '../model/importation.ts'
import type { ImportFile } from './types.ts'

/** Which header of the file gives which column; the next files of the company have it too. */
export function HeadersDialog({ file, onClose }: { file: ImportFile; onClose: () => void }) {
  const { id, version, columns } = file
  const [chosen, setChosen] = useState<readonly (string | null)[]>(() =>
    file.headers.map(({ column }) => column ?? null),
  )
  const map = useAction(MapImportation, { done: importStates.acts.map.done, after: onClose })
  const taken = chosen.filter((name) => name !== null)
  const twice = taken.length > new Set(taken).size
  const missing = columns.filter(({ name, required }) => required && !taken.includes(name))
  const field = useId()
  return (
    <Dialog
      title="Columnas del archivo"
      okText="Leer con estas columnas"
      okDisabled={twice ? 'Dos encabezados dan la misma columna' : undefined}
      busy={map.busy}
      onOk={() =>
        map.run({
          input: {
            id,
            version,
            columns: file.headers.flatMap(({ header }, at) =>
              header === '' ? [] : [{ header, column: chosen[at] ?? null }],
            ),
          },
        })
      }
      onCancel={onClose}
    >
      <p className="soft">
        A la izquierda lo que dice el archivo; a la derecha qué es. Se recuerda para las próximas
        cargas.
      </p>
      {missing.length > 0 && (
        <p role="status">Falta: {missing.map(({ header }) => header).join(', ')}</p>
      )}
      <ul className="im-headers">
        {file.headers.map(({ header }, at) =>
          header === '' ? null : (
            <li key={header}>
              <label htmlFor={`${field}${at}`}>{header}</label>
              <Choice
                id={`${field}${at}`}
                optional
                value={chosen[at] ?? null}
                placeholder="No se lee"
                options={columns.map(({ name, header: label, required }) => ({
                  value: name,
                  label,
                  ...(required ? { hint: 'Obligatoria' } : {}),
                }))}
                onChange={(next) =>
                  setChosen((before) => before.map((one, place) => (place === at ? next : one)))
                }
              />
            </li>
          ),
        )}
      </ul>
    </Dialog>
  )
}
