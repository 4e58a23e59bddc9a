import { useState } from 'react'
import { monthLabel } from '#chile/period.ts'
import {
  HealthPlanNotices,
  RejectHealthPlanNotice,
  RetakeHealthPlanNotice,
  UndoHealthPlanNotice,
} from '#generated/operations/health-plans.ts'
import { useOptions } from '#modules/people/people/web/index.ts'
import { formatName } from '#platform/web/look/format.ts'
import { TextWithHint } from '#platform/web/kit/text/TextWithHint.tsx'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { NEW, type OpenForm, useOpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { ListPage } from '#platform/web/kit/list/ListPage.tsx'
import type { RowAction } from '#platform/web/kit/list/RowActions.tsx'
import { ActDialog, actionOf, confirmedActionOf } from '#platform/web/kit/record/StateMachine.tsx'
import { stateColumn } from '#platform/web/kit/list/state-column.tsx'
import { dateColumn } from '#platform/web/kit/list/date-columns.tsx'
import { fullnameColumn } from '#platform/web/kit/list/usual-columns.tsx'
import { Nothing } from '#platform/web/kit/text/values.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { useList } from '#platform/web/list/useList.ts'
import { HealthPlanKind, HealthPlanNotice, HealthPlanState } from '../model/notice.ts'
import { healthPlanStates } from '../model/states.ts'
import { ApplyDialog } from './ApplyDialog.tsx'
import { DetailDialog } from './DetailDialog.tsx'
import { CorrectNoticeDialog, NewNoticeDialog } from './NoticeDialog.tsx'
import { PasteDialog } from './PasteDialog.tsx'
import type { Notice } from './types.ts'

const columns: readonly Column<Notice>[] = [
  fullnameColumn,
  {
    key: 'kind',
    title: 'Notificación',
    render: ({ kind, institutionName, folio }) => (
      <TextWithHint
        words={
          <span className="mg-flows">
            {HealthPlanKind.label(kind)}, {institutionName}
          </span>
        }
        hint={`Folio ${folio}`}
      />
    ),
    text: ({ kind, institutionName }) => `${HealthPlanKind.label(kind)}, ${institutionName}`,
  },
  {
    key: 'heldPlan',
    title: 'La ficha decía',
    render: ({ heldPlan }) => heldPlan ?? <Nothing />,
    text: ({ heldPlan }) => heldPlan,
  },
  {
    key: 'newPlan',
    title: 'Plan nuevo',
    render: ({ newPlan, left }) =>
      newPlan ?? (left ? <span className="soft mg-flows">{left}</span> : <Nothing />),
    text: ({ newPlan, left }) => newPlan ?? left,
  },
  {
    key: 'fromMonth',
    title: 'Desde',
    sort: 'fromMonth',
    render: ({ fromMonth, late, status }) => (
      <TextWithHint
        words={monthLabel(fromMonth)}
        hint={
          late && status === 'PENDING' && <span className="mg-flows">Mes cerrado: retroactivo</span>
        }
      />
    ),
    text: ({ fromMonth }) => monthLabel(fromMonth),
  },
  dateColumn('notifiedOn', 'Notificada', { sort: 'notifiedOn', optional: true }),
  stateColumn('status', healthPlanStates, ({ status }) => status, {
    below: ({ status, reason, by }) => (
      <>
        {status !== 'PENDING' && by && <span className="soft">por {by}</span>}
        {reason && <span className="soft mg-reason">{reason}</span>}
      </>
    ),
  }),
]

/** What isapres notified of the plans of people, to compare with their records and apply. */
export default function NoticesPage() {
  const form = useOpenForm('fun')
  const [applying, setApplying] = useState<readonly Notice[]>()
  const [pasting, setPasting] = useState(false)
  const actions = useNoticeActions(form, (row) => setApplying([row]))
  const isapres = useOptions('isapres')
  const list = useList(HealthPlanNotices, {
    filters: [
      { name: 'month', label: 'Desde', kind: 'month' },
      { name: 'status', label: 'Estado', options: HealthPlanState.options },
      { name: 'kind', label: 'Tipo', options: HealthPlanKind.options },
      { name: 'institution', label: 'Isapre', options: isapres },
    ],
    sort: { field: 'fromMonth', descending: true },
    toFilter: ({ month, ...values }) => ({ ...values, ...(month ? { month: Number(month) } : {}) }),
  })
  const waiting = list.rows.filter(({ status }) => status === 'PENDING')
  return (
    <>
      <ListPage
        title="Planes de isapre"
        name="health-plan-notices"
        list={list}
        search="Nombre o RUT"
        columns={columns}
        nameOf={nameOf}
        create={{
          label: 'Nueva notificación',
          permission: 'healthPlans.create',
          besides: ['users.massRead'],
          onClick: () => form.open(),
        }}
        extra={
          <>
            <ActionButton permission="healthPlans.create" onClick={() => setPasting(true)}>
              Pegar lista
            </ActionButton>
            <ActionButton
              permission="healthPlans.update"
              disabled={waiting.length === 0 ? 'Nada pendiente en esta página' : undefined}
              onClick={() => setApplying(waiting)}
            >
              Aplicar las de esta página
            </ActionButton>
          </>
        }
        actions={actions}
        empty={{
          title: 'Aún no hay notificaciones',
          text: 'Lo que cada isapre notifique por FUN se ingresa aquí, y se aplica a la ficha.',
        }}
      />
      {applying && <ApplyDialog rows={applying} onClose={() => setApplying(undefined)} />}
      {pasting && <PasteDialog onClose={() => setPasting(false)} />}
      <NoticeDialogs form={form} rows={list.rows} />
    </>
  )
}

const nameOf = ({ fullname, folio }: Notice) => `el folio ${folio} de ${formatName(fullname)}`

function NoticeDialogs({ form, rows }: { form: OpenForm; rows: readonly Notice[] }) {
  const reject = useAction(RejectHealthPlanNotice, { done: healthPlanStates.acts.reject.done })
  const undo = useAction(UndoHealthPlanNotice, { done: healthPlanStates.acts.undo.done })
  if (form.key === NEW) return <NewNoticeDialog form={form} />
  const [what, id] = form.key?.split(' ') ?? []
  const row = rows.find((one) => one.id === id)
  if (!row) return null
  if (what === 'corregir') return <CorrectNoticeDialog row={row} form={form} />
  if (what !== 'reject' && what !== 'undo') return <DetailDialog row={row} onClose={form.close} />
  return (
    <ActDialog
      machine={healthPlanStates}
      act={what}
      what={nameOf(row)}
      lead={`${HealthPlanKind.label(row.kind)}, ${row.institutionName}.`}
      action={what === 'reject' ? reject : undo}
      more={{ id: row.id, version: row.version }}
      of={HealthPlanNotice}
      field="reason"
      form={form}
    />
  )
}

function useNoticeActions(form: OpenForm, apply: (row: Notice) => void) {
  const retake = useAction(RetakeHealthPlanNotice, { done: healthPlanStates.acts.retake.done })
  return (row: Notice): readonly RowAction[] => {
    const { id, version, status: state } = row
    const standing = { state, relations: ['other'] as const }
    const act = (name: keyof typeof healthPlanStates.acts, onClick: () => unknown) =>
      actionOf(healthPlanStates, name, standing, onClick)
    return [
      { label: 'Ver detalle', onClick: () => form.open(`ver ${id}`) },
      act('apply', () => apply(row)),
      act('edit', () => form.open(`corregir ${id}`)),
      act('reject', () => form.open(`reject ${id}`)),
      act('undo', () => form.open(`undo ${id}`)),
      ...(state === 'REJECTED'
        ? [
            confirmedActionOf(healthPlanStates, 'retake', standing, () =>
              retake.run({ input: { id, version } }),
            ),
          ]
        : []),
      { label: 'Ver ficha', permission: 'users.read', to: pathTo('ficha/:id', { id: row.userId }) },
    ]
  }
}
