import { useState } from 'react'
import type { LabourRegistrationsQuery } from '#generated/documents/graphql.ts'
import {
  LabourRegistrations,
  OpenRegistrationProof,
  UnmarkLabourRegistration,
} from '#generated/operations/compliance.ts'
import { openFile } from '#platform/web/api/files.ts'
import { formatDate, formatName } from '#platform/web/look/format.ts'
import { TextWithHint } from '#platform/web/kit/text/TextWithHint.tsx'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { useOpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { Link } from '#platform/web/kit/text/Link.tsx'
import { ListPage } from '#platform/web/kit/list/ListPage.tsx'
import { StatusTag } from '#platform/web/kit/record/StatusTag.tsx'
import { dateColumn } from '#platform/web/kit/list/date-columns.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { useList } from '#platform/web/list/useList.ts'
import { DutyState } from '../model/duty.ts'
import { RegistrationKind } from '../model/registration.ts'
import { dutyTones } from './columns.tsx'
import { FileDialog } from './FileDialog.tsx'
import { dutyOf, RegistrationDialog } from './RegistrationDialog.tsx'

type Row = LabourRegistrationsQuery['labourRegistrations']['rows'][number]

const keyOf = ({ id, kind, annexId }: Row) => [id, kind, annexId].filter(Boolean).join(' ')

/** The key of the form that marks all that is pending of the list. */
const MANY = 'pendientes'

const columns: readonly Column<Row>[] = [
  {
    key: 'fullname',
    title: 'Persona',
    lead: true,
    render: ({ userId, fullname, code, businessName }) => (
      <TextWithHint
        words={<Link to={pathTo('ficha/:id', { id: userId })}>{formatName(fullname)}</Link>}
        hint={`${code} · ${businessName}`}
      />
    ),
    text: ({ fullname }) => formatName(fullname),
  },
  {
    key: 'kind',
    title: 'Trámite',
    render: ({ kind, source, annexTitle }) => (
      <span title={source}>
        <TextWithHint words={RegistrationKind.label(kind)} hint={annexTitle} />
      </span>
    ),
    text: ({ kind }) => RegistrationKind.label(kind),
  },
  dateColumn('due', 'Vence', { sort: 'due' }),
  {
    key: 'state',
    title: 'Estado',
    sort: 'state',
    render: ({ state, words, isLate }) => (
      <StatusTag tone={isLate ? 'warning' : (dutyTones[state] ?? 'neutral')}>
        {isLate ? 'Hecho fuera de plazo' : words}
      </StatusTag>
    ),
    text: ({ words, isLate }) => (isLate ? 'Hecho fuera de plazo' : words),
  },
  {
    key: 'done',
    title: 'Quién y cuándo',
    render: ({ doneOn, author, note, isMarked }) =>
      doneOn ? (
        <TextWithHint
          words={<span className="tabular">{formatDate(doneOn)}</span>}
          hint={isMarked ? [author, note].filter(Boolean).join(' · ') : 'La firma del contrato'}
        />
      ) : (
        <span className="soft">–</span>
      ),
    text: ({ doneOn }) => (doneOn ? formatDate(doneOn) : ''),
  },
]

/** What is due at the Dirección del Trabajo of each contract that began or ended in a year. */
export default function ContractsPage() {
  const form = useOpenForm('tramite')
  const list = useList(LabourRegistrations, {
    filters: [
      { name: 'businessId', label: 'Razón social', reference: 'business' },
      { name: 'kind', label: 'Trámite', options: RegistrationKind.options },
      { name: 'state', label: 'Estado', options: DutyState.options },
    ],
    sort: { field: 'state', descending: false },
  })
  const unmark = useAction(UnmarkLabourRegistration, {
    done: 'El trámite vuelve a estar pendiente',
  })
  const open = useAction(OpenRegistrationProof, { after: openFile, quiet: true, keepCache: true })
  const pending = list.rows.filter(({ doneOn }) => !doneOn)
  const chosen = form.key === MANY ? pending : list.rows.filter((row) => keyOf(row) === form.key)
  const [filing, setFiling] = useState(false)
  const filed = filedOf(list.state.filter)
  return (
    <>
      <ListPage
        title="Contratos ante la DT"
        name="contract-registrations"
        context="Lo que comenzó, cambió o terminó en los últimos doce meses"
        extra={
          <Extra
            pending={pending}
            filed={filed}
            onMark={() => form.open(MANY)}
            onFile={() => setFiling(true)}
          />
        }
        list={list}
        columns={columns}
        rowKey={keyOf}
        nameOf={(row) => `${RegistrationKind.label(row.kind)} de ${formatName(row.fullname)}`}
        actions={(row) => [
          {
            label: row.isMarked ? 'Corregir' : 'Marcar hecho',
            permission: 'compliance.update',
            onClick: () => form.open(keyOf(row)),
          },
          ...(row.hasProof
            ? [{ label: 'Ver comprobante', onClick: () => open.run({ input: dutyOf(row) }) }]
            : []),
          ...(row.isMarked
            ? [
                {
                  label: 'Deshacer',
                  permission: 'compliance.update' as const,
                  confirm: 'El trámite vuelve a estar pendiente, sin su comprobante.',
                  onClick: () => unmark.run({ input: { registrations: [dutyOf(row)] } }),
                },
              ]
            : []),
        ]}
        empty={{
          title: 'No hay trámites de contratos',
          text: 'Aparecen cuando comienza un contrato, y cuando termina.',
        }}
      />
      {chosen.length > 0 && <RegistrationDialog form={form} rows={chosen} />}
      {filing && filed && <FileDialog {...filed} onClose={() => setFiling(false)} />}
    </>
  )
}

/** What the file is of, by the filters of the list. */
function filedOf({ businessId, kind }: Readonly<Record<string, string>>) {
  if (!businessId || !RegistrationKind.has(kind) || kind === 'WRITTEN') return undefined
  return { businessId, kind }
}

type ExtraProps = {
  pending: readonly Row[]
  filed: object | undefined
  onMark: () => void
  onFile: () => void
}

/** What is done with all that the list shows. */
const Extra = ({ pending, filed, onMark, onFile }: ExtraProps) => (
  <>
    <ActionButton
      permission="compliance.update"
      disabled={pending.length === 0 ? 'No hay trámites pendientes en esta página' : undefined}
      onClick={onMark}
    >
      {`Marcar ${pending.length} pendientes`}
    </ActionButton>
    <ActionButton
      disabled={filed ? undefined : 'Elija antes una razón social y un trámite de la lista'}
      onClick={onFile}
    >
      Archivo para Mi DT
    </ActionButton>
  </>
)
