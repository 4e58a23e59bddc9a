import { begunWords } from '#modules/people/approval-steps/model/steps.ts'
import { changedWords } from '#modules/time/time-off/model/changed-words.ts'
import { StepList } from '#modules/people/approval-steps/web/index.ts'
import { DeleteAbsence, WithdrawAbsence } from '#generated/operations/absences.ts'
import { relationsTo, type Standing } from '#platform/model/states.ts'
import { formatDate } from '#platform/web/look/format.ts'
import { TextWithHint } from '#platform/web/kit/text/TextWithHint.tsx'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { NEW, type OpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import type { RowAction } from '#platform/web/kit/list/RowActions.tsx'
import { actionOf, confirmedActionOf } from '#platform/web/kit/record/StateMachine.tsx'
import { Response, stateColumn } from '#platform/web/kit/list/state-column.tsx'
import { useCan, useMe } from '#platform/web/screen/me.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { fullnameColumn, businessColumn } from '#platform/web/kit/list/usual-columns.tsx'
import { absenceAnswers, absenceStates } from '../model/states.ts'
import { EditAbsence, NewAbsence } from './AbsenceDialog.tsx'
import { CorrectAbsence } from './CorrectAbsence.tsx'
import { AnswerSeveral } from './AnswerSeveral.tsx'
import { AnswerDialog } from './AnswerDialog.tsx'
import { StepsOfAbsence } from './StepsOfAbsence.tsx'
import { daysText, kindWords, lateText, spanText } from './words.ts'
import type { AbsenceItem } from './types.ts'

type Dialogs = { form: OpenForm; rows: readonly AbsenceItem[]; userId?: string | undefined }

/**
 * The dialogs of a list of absences: of everybody, or of one person. The form's key names the open
 * dialog: a new absence, one to change, an answer to one, or its history.
 */
export function AbsenceDialogs({ form, rows, userId }: Dialogs) {
  if (form.key === SEVERAL) return <AnswerSeveral form={form} />
  if (form.key === NEW) return <NewAbsence userId={userId} form={form} />
  const [what, id] = form.key?.split(' ') ?? []
  const row = rows.find((one) => one.id === id)
  const act = absenceAnswers.find((one) => one === what)
  if (!row) return null
  if (what === 'corregir') return <CorrectAbsence row={row} form={form} />
  if (what === STEPS) return <StepsOfAbsence row={row} onClose={form.close} />
  return act ? (
    <AnswerDialog row={row} act={act} form={form} />
  ) : (
    <EditAbsence absence={row} form={form} />
  )
}

const STEPS = 'historia'
/** The key of the form that answers several requests. */
export const SEVERAL = 'varias'

export const editKey = ({ id }: AbsenceItem) => `editar ${id}`

/** What can be done with an absence, each with the reason where it cannot. */
export function useAbsenceActions(form: OpenForm) {
  const me = useMe()
  const can = useCan()
  const { remove: removal, withdraw: withdrawal } = absenceStates.acts
  const remove = useAction(DeleteAbsence, { done: removal.done })
  const withdraw = useAction(WithdrawAbsence, { done: withdrawal.done })
  return (row: AbsenceItem): RowAction[] => {
    const { id, version, canWithdraw } = row
    const relations = relationsTo(row.userId === me.id, canWithdraw)
    const standing = { state: row.responseStatus, relations }
    const answer = (act: (typeof absenceAnswers)[number]) =>
      actionOf(absenceStates, act, standing, () => form.open(`${act} ${id}`))
    return [
      answer('approve'),
      answer('reject'),
      can('absences.update') || !canWithdraw
        ? actionOf(absenceStates, 'edit', standing, () => form.open(editKey(row)))
        : correction(row, standing, form),
      {
        label: 'Ver ficha',
        permission: 'users.read',
        to: pathTo('ficha/:id', { id: row.userId }),
      },
      {
        label: 'Ver historia',
        permission: 'absences.read',
        onClick: () => form.open(`${STEPS} ${id}`),
      },
      answer('cancel'),
      ...(canWithdraw && !can('absenceResponses.update')
        ? [
            confirmedActionOf(absenceStates, 'withdraw', standing, () =>
              withdraw.run({ input: { id, version } }),
            ),
          ]
        : []),
      {
        ...confirmedActionOf(absenceStates, 'remove', standing, () =>
          remove.run({ input: { id } }),
        ),
        danger: true,
      },
    ]
  }
}

/** Changing what one asked for, or who already answered a step of it. */
function correction(row: AbsenceItem, standing: Standing, form: OpenForm): RowAction {
  const action = actionOf(absenceStates, 'correct', standing, () => form.open(`corregir ${row.id}`))
  return { ...action, disabled: action.disabled ?? begunWords(row.steps) }
}

export const absenceColumns: readonly Column<AbsenceItem>[] = [
  fullnameColumn,
  {
    key: 'kind',
    title: 'Ausencia',
    sort: 'type',
    render: (row) => <TextWithHint words={kindWords(row).name} hint={kindWords(row).detail} />,
    text: (row) => row.kind,
  },
  {
    key: 'startDate',
    title: 'Fechas',
    sort: 'startDate',
    render: (row) => (
      <TextWithHint
        words={<span className="tabular">{spanText(row)}</span>}
        hint={row.changedAt === null ? undefined : changedWords(row.changedAt)}
      />
    ),
    text: (row) => `${formatDate(row.startDate)} a ${formatDate(row.endDate)}`,
  },
  {
    key: 'days',
    title: 'Días',
    align: 'end',
    render: (row) => <span className="tabular">{daysText(row)}</span>,
    text: daysText,
  },
  stateColumn('status', absenceStates, ({ responseStatus }) => responseStatus, {
    sort: 'status',
    below: ({ lateUntil, response, steps }) => (
      <>
        <StepList steps={steps} />
        {lateUntil && <span className="soft">{lateText(lateUntil)}</span>}
        <Response text={response} />
      </>
    ),
  }),
  { ...businessColumn, optional: true, visibleTo: 'manager' },
  {
    key: 'creator',
    title: 'Registró',
    optional: true,
    text: (row) => row.creator ?? 'Carga inicial',
  },
  {
    key: 'lastUpdateUser',
    visibleTo: 'manager',
    title: 'Último cambio',
    optional: true,
    text: (row) => row.lastUpdateUser ?? 'Carga inicial',
  },
]
