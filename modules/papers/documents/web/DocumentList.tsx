import { DownloadOutlined } from '@ant-design/icons'
import { useState } from 'react'
import { Documents, DocumentTypes } from '#generated/operations/documents.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { useOpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { dateColumn } from '#platform/web/kit/list/date-columns.tsx'
import { ListPage } from '#platform/web/kit/list/ListPage.tsx'
import { Response, stateColumn } from '#platform/web/kit/list/state-column.tsx'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { TextWithHint } from '#platform/web/kit/text/TextWithHint.tsx'
import type { Filter } from '#platform/web/list/list-state.ts'
import { type Ticks, useTicks } from '#platform/web/list/useTicks.ts'
import { TickBar } from '#platform/web/kit/list/Tick.tsx'
import { useList } from '#platform/web/list/useList.ts'
import { notify } from '#platform/web/look/notify.ts'
import { DocumentState, type FolderKind } from '../model/catalogs.ts'
import { MOST_IN_ZIP } from '../model/document.ts'
import { documentStates } from '../model/states.ts'
import { UploadDialog } from './DocumentDialogs.tsx'
import { Generating } from './generating.ts'
import type { Folder, Row } from './types.ts'
import { pathWords } from './sources.ts'
import { useDocumentActs } from './useDocumentActs.tsx'
import { sizeWords } from './words.ts'
import { MoveDialog } from './MoveDialog.tsx'
import { ZipDialog } from './ZipDialog.tsx'

type Props = {
  title: string
  kind: FolderKind
  /** Whose they are, where all are of one person. */
  userId?: string
  folders: readonly Folder[]
  /** Whether documents are put here by whoever may. */
  uploads?: boolean
  empty: { title: string; text: string }
}

const name: Column<Row> = {
  key: 'name',
  title: 'Documento',
  lead: true,
  sort: 'name',
  text: ({ name: words }) => words,
  render: (row) => <TextWithHint words={row.name} hint={row.typeLabel} />,
}
const rest: readonly Column<Row>[] = [
  { key: 'folderName', title: 'Carpeta', text: ({ folderName }) => folderName },
  stateColumn('state', documentStates, ({ state }) => state, {
    below: ({ reason }) => <Response text={reason} />,
  }),
  dateColumn('createdAt', 'Creado', { sort: 'createdAt' }),
  dateColumn('expiresOn', 'Vence', { sort: 'expiresOn' }),
  {
    key: 'size',
    title: 'Tamaño',
    align: 'end',
    optional: true,
    text: ({ size }) => sizeWords(size),
  },
]
const ofCompany = [name, ...rest]
const ofPeople: readonly Column<Row>[] = [
  name,
  { key: 'fullname', title: 'Persona', sort: 'fullname', text: ({ fullname }) => fullname },
  ...rest,
]

/** Whether a document may be sent to sign. */
const isSendable = ({ state, isOwn }: Row) => state === 'ISSUED' && !isOwn

type OfAllProps = {
  kind: FolderKind
  /** Whether the list is empty. */
  none: boolean
  zip: () => Promise<unknown>
  send: () => Promise<unknown>
}

/** What is done with all documents of the list, as it is narrowed. */
function OfAll({ kind, none, zip, send }: OfAllProps) {
  const disabled = none ? 'No hay documentos en la lista' : undefined
  return (
    <>
      {kind === 'PERSON' && (
        <ActionButton permission="digitalSignature.create" onClick={send} disabled={disabled}>
          Enviar a firma
        </ActionButton>
      )}
      <ActionButton icon={<DownloadOutlined aria-hidden />} onClick={zip} disabled={disabled}>
        ZIP
      </ActionButton>
    </>
  )
}

type OfTickedProps = {
  kind: FolderKind
  ticks: Ticks<Row>
  moves: boolean
  zip: (ids: readonly string[]) => void
  send: (rows: readonly Row[]) => void
}

/** What is done with the ticked documents. */
function OfTicked({ kind, ticks, moves, zip, send }: OfTickedProps) {
  const move = useOpenForm('mover')
  const { chosen } = ticks
  const sendable = chosen.filter(isSendable)
  return (
    <>
      <TickBar ticks={ticks}>
        {moves && (
          <ActionButton permission="documents.update" onClick={() => move.open()}>
            Mover
          </ActionButton>
        )}
        <ActionButton
          icon={<DownloadOutlined aria-hidden />}
          onClick={() => zip(chosen.map(({ id }) => id))}
        >
          ZIP de los elegidos
        </ActionButton>
        {kind === 'PERSON' && (
          <ActionButton
            permission="digitalSignature.create"
            disabled={sendable.length === 0 ? 'Ninguno de los elegidos se puede enviar' : undefined}
            onClick={() => {
              send(sendable)
              ticks.setAll(false)
            }}
          >
            {`Enviar ${sendable.length} a firma`}
          </ActionButton>
        )}
      </TickBar>
      {move.key !== undefined && chosen.length > 0 && (
        <MoveDialog rows={chosen} kind={kind} form={move} onDone={() => ticks.setAll(false)} />
      )}
    </>
  )
}

/** Documents in their folders, as far as their reader reads them. */
export function DocumentList({ title, kind, userId, folders, uploads, empty }: Props) {
  const upload = useOpenForm('subir')
  const [zipped, setZipped] = useState<readonly string[]>()
  const ofOne = userId !== undefined
  const list = useList(Documents, {
    filters: useFilters(folders, kind === 'PERSON' && !ofOne),
    sort: { field: 'createdAt', descending: true },
    fixed: { kind, ...(ofOne ? { userId } : {}) },
  })
  const { actions, dialogs, send } = useDocumentActs(list.rows)
  const ticks = useTicks(list.rows)
  const zip = async () => {
    const rows = await list.all()
    if (rows.length > MOST_IN_ZIP) notify.error(`Filtre hasta ${MOST_IN_ZIP} documentos`)
    else setZipped(rows.map(({ id }) => id))
  }
  const sendAll = async () => {
    const rows = (await list.all()).filter(isSendable)
    if (rows.length === 0) notify.error('Ningún documento de la lista se puede enviar a firma')
    else send(rows)
  }
  return (
    <>
      <ListPage
        embedded
        title={title}
        name={`documents-${kind}`}
        list={list}
        search={kind === 'PERSON' && !ofOne ? 'Documento, persona o RUT' : 'Documento'}
        columns={kind === 'PERSON' && !ofOne ? ofPeople : ofCompany}
        extra={
          <>
            {uploads && ofOne && <Generating userId={userId} />}
            <OfAll kind={kind} none={list.total === 0} zip={zip} send={sendAll} />
          </>
        }
        {...(uploads
          ? {
              create: {
                label: 'Subir documento',
                permission:
                  kind === 'COMPANY' ? ('documents.create' as const) : 'digitalFolder.create',
                onClick: () => upload.open(),
              },
            }
          : {})}
        nameOf={(row) => `el documento ${row.name}`}
        actions={actions}
        ticks={ticks}
        empty={empty}
      />
      <OfTicked kind={kind} ticks={ticks} moves={uploads === true} zip={setZipped} send={send} />
      {upload.key !== undefined && (
        <UploadDialog kind={kind} form={upload} {...(ofOne ? { userId } : {})} />
      )}
      {zipped && <ZipDialog ids={zipped} onClose={() => setZipped(undefined)} />}
      {dialogs}
    </>
  )
}

function useFilters(folders: readonly Folder[], ofPeople: boolean): readonly Filter[] {
  const { data } = useDetail(DocumentTypes, {})
  return [
    {
      name: 'folderId',
      label: 'Carpeta',
      options: folders.map((one) => ({ value: one.id, label: pathWords(one, folders) })),
    },
    {
      name: 'typeId',
      label: 'Tipo',
      options: (data?.documentTypes ?? []).map(({ id, label }) => ({ value: id, label })),
    },
    { name: 'state', label: 'Estado', options: DocumentState.options },
    ...(ofPeople ? [{ name: 'userId', label: 'Persona', reference: 'user' }] : []),
  ]
}
