import type { ReactNode } from 'react'
import type { StatedRecord } from '#platform/model/record.ts'
import type { Act } from '#platform/model/states.ts'
import type { Document } from '#platform/web/api/graphql.ts'
import type { Action } from '#platform/web/api/useAction.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { Dialog } from '../page/Dialog.tsx'
import { Field } from '../form/Field.tsx'
import { FormDialog, type OpenForm } from '../form/FormDialog.tsx'
import { type Step, StepList } from './StateMachine.tsx'

type How = {
  send: Action<{ input: never }, unknown>
  more?: Readonly<Record<string, unknown>>
  asks?: readonly string[]
}

type ActProps = {
  of: StatedRecord
  act: string
  how: How
  row: { readonly id: string; readonly version: number }
  /** The record in words: «la corrección de Ana Soto». */
  what: string
  /** What the record says, in a line, where its name does not say it. */
  lead: string | undefined
  form: OpenForm
  /** What the record says, whole. */
  children: ReactNode
}

/**
 * Does an act on a record: with what it asks of the record's fields, and with words where the
 * record keeps them, which an act that needs a reason requires.
 */
export function ActRecordDialog({ of, act, how, row, what, lead, form, children }: ActProps) {
  const machineAct: Act<string> | undefined = of.machine.acts[act]
  if (!machineAct) throw new Error(`${of.name} has no act ${act}`)
  const { label, means, needsReason } = machineAct
  const { asks = [], send, more } = how
  const { reason } = of
  const required = needsReason !== undefined
  return (
    <FormDialog
      title={`${label} ${what}`}
      submit={label}
      width={children ? 640 : 520}
      lead={
        <>
          <p className="mg-act">
            {lead && `${lead}. `}
            <span className="soft">{means}</span>
          </p>
          {children}
        </>
      }
      action={send}
      initial={Object.fromEntries(asks.map((name) => [name, Reflect.get(row, name)]))}
      more={{ ...more, id: row.id, version: row.version }}
      toInput={(values) =>
        Object.fromEntries(
          [...asks, ...(reason ? [reason] : [])].map((name) => [name, values[name] ?? null]),
        )
      }
      acts
      form={form}
    >
      {asks.map((name) => (
        <Field key={name} of={of} name={name} />
      ))}
      {reason && (
        <Field
          of={of}
          name={reason}
          label={required ? 'Motivo' : 'Comentario'}
          required={required}
          rows={2}
          autoFocus={asks.length === 0}
        />
      )}
    </FormDialog>
  )
}

/** Every state that a record was in, as the server answers it. */
export type StepsDocument = Document<
  Readonly<Record<string, readonly Step[]>>,
  { input: { id: string } }
>

type DetailProps = {
  of: StatedRecord
  id: string
  title: string
  steps?: StepsDocument
  onClose: () => void
  children: ReactNode
}

/** What a record says, and each of its states. */
export const RecordDetail = ({ of, id, title, steps, onClose, children }: DetailProps) => (
  <Dialog title={title} onCancel={onClose}>
    {children}
    {steps && <StatesOfRecord of={of} id={id} document={steps} />}
  </Dialog>
)

function StatesOfRecord({
  of,
  id,
  document,
}: Pick<DetailProps, 'of' | 'id'> & { document: StepsDocument }) {
  const { data } = useDetail(document, { input: { id } })
  const [steps = []] = Object.values(data ?? {})
  return <StepList machine={of.machine} steps={steps} />
}
