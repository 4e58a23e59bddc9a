import type { ReactNode } from 'react'
import type { Entity, FieldName } from '#platform/model/entity.ts'
import { type Machine, type Standing, whyNot } from '#platform/model/states.ts'
import type { ApiError } from '#platform/web/api/api.ts'
import { NoBreak } from '../text/NoBreak.tsx'
import { formatMoment } from '#platform/web/look/format.ts'
import { Dialog } from '../page/Dialog.tsx'
import { Field } from '../form/Field.tsx'
import { FormDialog, type OpenForm } from '../form/FormDialog.tsx'
import type { FormAction } from '../form/form-props.ts'
import { LoadProblem } from '../page/LoadProblem.tsx'
import { PageSkeleton } from '../page/PageSkeleton.tsx'
import type { RowAction } from '../list/RowActions.tsx'
import { StatusTag } from './StatusTag.tsx'

type InState<State extends string> = {
  machine: Pick<Machine<State, never>, 'states' | 'tones'>
  state: string
}

/** The state of a record in its word and its tone. */
export function StateTag<State extends string>({ machine, state }: InState<State>) {
  const at = machine.states.values.find((one) => one === state)
  return (
    <StatusTag {...(at ? { tone: machine.tones[at] } : {})}>
      {machine.states.label(state)}
    </StatusTag>
  )
}

/** An act as a button of a row: the people who see it, why it is disabled now, and its effect. */
export function actionOf<State extends string, Name extends string>(
  machine: Machine<State, Name>,
  name: Name,
  standing: Standing,
  onClick: () => unknown,
): RowAction {
  const { label, permission } = machine.acts[name]
  return { label, permission, disabled: whyNot(machine, name, standing), onClick }
}

/** An act as a button of a row, with a confirmation of its effect and no reason to write. */
export function confirmedActionOf<State extends string, Name extends string>(
  machine: Machine<State, Name>,
  name: Name,
  standing: Standing,
  onClick: () => unknown,
): RowAction {
  const { means = 'No se puede deshacer.' } = machine.acts[name]
  return { ...actionOf(machine, name, standing, onClick), confirm: means }
}

type ActProps<E extends Entity, State extends string, Name extends string, Variables, Data> = {
  machine: Machine<State, Name>
  act: Name
  /** The record in words: «permiso de Bernarda». */
  what: string
  /** The record in a line, above the field. */
  lead: ReactNode
  action: FormAction<Variables, Data>
  /** The record, its version, and the other inputs of the operation. */
  more: Record<string, unknown>
  /** The field that keeps the reason. */
  of: E
  field: FieldName<E>
  form: OpenForm
}

/**
 * A dialog that does an act with its reason: required where the act needs one, otherwise an
 * optional comment.
 */
export function ActDialog<
  E extends Entity,
  State extends string,
  Name extends string,
  Variables,
  Data,
>(props: ActProps<E, State, Name, Variables, Data>) {
  const { machine, what, lead, action, more, of, field, form } = props
  const { label, means, needsReason } = machine.acts[props.act]
  const required = needsReason !== undefined
  return (
    <FormDialog
      title={`${label} ${what}`}
      submit={label}
      lead={
        <p className="mg-act">
          {lead} <span className="soft">{means}</span>
        </p>
      }
      action={action}
      more={more}
      toInput={(values) => ({ [field]: values[field] ?? null })}
      acts
      form={form}
    >
      <Field
        of={of}
        name={field}
        label={required ? 'Motivo' : 'Comentario'}
        required={required}
        rows={2}
        autoFocus
      />
    </FormDialog>
  )
}

export type Step = {
  id: number
  state: string
  reason?: string | null
  author?: string | null
  at: string
}

type StepsProps<State extends string> = {
  machine: InState<State>['machine']
  title: string
  /** Nothing until they are loaded. */
  steps: readonly Step[] | undefined
  error?: ApiError | null
  retry: () => void
  onClose: () => void
}

/** Every state that a record was in: since when, by its author, and why. */
export function StepsDialog<State extends string>(props: StepsProps<State>) {
  const { machine, title, steps, error, retry, onClose } = props
  return (
    <Dialog title={title} onCancel={onClose}>
      {error ? (
        <LoadProblem error={error} retry={retry} />
      ) : !steps ? (
        <PageSkeleton header={false} />
      ) : (
        <StepList machine={machine} steps={steps} />
      )}
    </Dialog>
  )
}

/** The states of a record one after another, each with its author, its moment and its reason. */
export const StepList = <State extends string>({
  machine,
  steps,
}: {
  machine: InState<State>['machine']
  steps: readonly Step[]
}) => (
  <ol className="mg-step-list">
    {steps.map(({ id, state, reason, author, at }) => (
      <li key={id}>
        <StateTag machine={machine} state={state} />
        <span className="soft">
          <NoBreak words={`${formatMoment(at)} · ${author ?? 'Carga inicial'}`} />
        </span>
        {reason && <span>{reason}</span>}
      </li>
    ))}
  </ol>
)
