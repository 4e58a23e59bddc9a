import { useId, useState } from 'react'
import { useNavigate } from 'react-router'
import type { CreateImportationInput, ImportersQuery } from '#generated/documents/graphql.ts'
import { CreateImportation } from '#generated/operations/importations.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { UploadButton } from '#platform/web/kit/file/UploadButton.tsx'
import { Choice } from '#platform/web/kit/form/Choice.tsx'
import { TextBox } from '#platform/web/kit/form/TextInput.tsx'
import { Dialog } from '#platform/web/kit/page/Dialog.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'
import { FIREFIGHTER, LEAST_REASON, lettersIn } from '../model/importation.ts'

type Importer = ImportersQuery['importers'][number]
type Said = Omit<CreateImportationInput, 'fileId'>

/** Sends a file, and opens what was read of it. */
export function SendFile({ importer, input }: { importer: Importer; input: Said }) {
  const navigate = useNavigate()
  const create = useAction(CreateImportation, { quiet: true })
  return (
    <UploadButton
      text="Subir archivo"
      label={`Archivo de ${importer.label}`}
      accept={importer.archive ? '.zip' : '.xlsx,.csv'}
      about={{ relatedType: 'importation', relatedId: importer.code }}
      onSent={async (fileId) => {
        const made = await create.attempt({ input: { ...input, fileId } })
        if (made.id) void navigate(pathTo('importaciones/:id', { id: made.id }))
      }}
    />
  )
}

type Props = { importer: Importer; all: readonly Importer[]; onClose: () => void }

/** What a file asks before it is sent: where its documents go, or why somebody insists. */
export function FileDialog({ importer, all, onClose }: Props) {
  const insists = importer.code === FIREFIGHTER
  const [loads, setLoads] = useState<string | null>(null)
  const [reason, setReason] = useState('')
  const [said, setSaid] = useState<ReadonlyMap<string, string>>(new Map())
  const field = useId()
  const kind = insists ? all.find(({ code }) => code === loads) : importer
  const params = kind?.params ?? []
  const chosen = params.flatMap(({ name }) => {
    const value = said.get(name)
    return value === undefined ? [] : [{ name, value }]
  })
  const isWhole = chosen.length === params.length
  const explains = !insists || lettersIn(reason) >= LEAST_REASON
  return (
    <Dialog title={importer.label} onCancel={onClose}>
      <p className="soft">{importer.about}</p>
      <div className="im-blocks">
        {insists && (
          <>
            <label htmlFor={`${field}loads`}>Qué se carga</label>
            <Choice
              id={`${field}loads`}
              value={loads}
              placeholder="Elija qué cargar"
              options={all
                .filter(({ code, mayLoad }) => code !== FIREFIGHTER && mayLoad)
                .map(({ code, label }) => ({ value: code, label }))}
              onChange={setLoads}
            />
            <label htmlFor={`${field}reason`}>Por qué (al menos {LEAST_REASON} letras)</label>
            <TextBox id={`${field}reason`} value={reason} onChange={setReason} />
          </>
        )}
        {params.map(({ name, label, options }) => (
          <div key={name} className="im-blocks">
            <label htmlFor={`${field}${name}`}>{label}</label>
            <Choice
              id={`${field}${name}`}
              value={said.get(name) ?? null}
              placeholder="Elija una opción"
              options={options}
              onChange={(value) =>
                setSaid((before) => new Map(value === null ? before : [...before, [name, value]]))
              }
            />
          </div>
        ))}
        {kind && isWhole && explains ? (
          <SendFile
            importer={kind}
            input={{
              code: importer.code,
              ...(insists ? { loads, reason } : {}),
              params: chosen,
            }}
          />
        ) : (
          <p role="status">
            {insists
              ? 'Diga qué se carga y por qué para subir el archivo.'
              : 'Elija para subir el .zip.'}
          </p>
        )}
      </div>
    </Dialog>
  )
}
