import {
  ApprovePiecework,
  RejectPiecework,
  UpdatePieceworkEntry,
} from '#generated/operations/piecework.ts'
import { formatDate } from '#platform/web/look/format.ts'
import { Dialog } from '#platform/web/kit/page/Dialog.tsx'
import { Field } from '#platform/web/kit/form/Field.tsx'
import { FormDialog, type OpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { useAction } from '#platform/web/api/useAction.ts'
import { PieceworkEntry } from '../model/piecework.ts'
import type { EntryItem } from './types.ts'

const seen = ({ id, version }: EntryItem) => ({ id, version })

/** «3 tratos aprobados; 1 es de un mes cerrado y se paga como retroactivo». */
export function approvedWords({ answered, late }: { answered: number; late: number }): string {
  const done = answered === 1 ? 'Trato aprobado' : `${answered} tratos aprobados`
  if (late === 0) return done
  if (answered === 1) return `${done}: su mes está cerrado y se paga como retroactivo`
  const many =
    late === 1 ? '1 es de un mes cerrado y se paga' : `${late} son de un mes cerrado y se pagan`
  return `${done}; ${many} como retroactivo`
}

type Several = { rows: readonly EntryItem[]; words: readonly string[]; onClose: () => void }

/** What is approved at once, in sums, before it is done. */
export function ApproveDialog({ rows, words, onClose }: Several) {
  const approve = useAction(ApprovePiecework, {
    done: approvedWords,
    after: onClose,
  })
  return (
    <Dialog
      title="Aprobar tratos"
      okText="Aprobar"
      onOk={() => approve.run({ input: { entries: rows.map(seen) } })}
      onCancel={onClose}
      busy={approve.busy}
    >
      <p>
        Se pagan en la liquidación del mes, al precio de su día; los de un mes cerrado, como
        retroactivo.
      </p>
      <ul>
        {words.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
    </Dialog>
  )
}

type Props = { row: EntryItem; form: OpenForm }

const about = ({ person, taskName, day }: EntryItem) => (
  <p>
    {person}, {taskName}, {formatDate(day)}
  </p>
)

export function RejectDialog({ row, form }: Props) {
  const reject = useAction(RejectPiecework, { done: 'Trato rechazado' })
  return (
    <FormDialog
      title="Rechazar trato"
      submit="Rechazar"
      lead={about(row)}
      action={reject}
      more={{ entries: [seen(row)] }}
      acts
      form={form}
    >
      <Field of={PieceworkEntry} name="reason" required wide rows={3} autoFocus />
    </FormDialog>
  )
}

export function CorrectDialog({ row, form }: Props) {
  const update = useAction(UpdatePieceworkEntry, { done: 'Cantidad corregida' })
  return (
    <FormDialog
      title="Corregir cantidad"
      lead={about(row)}
      action={update}
      more={seen(row)}
      initial={{ quantity: row.quantity }}
      form={form}
    >
      <Field of={PieceworkEntry} name="quantity" autoFocus />
    </FormDialog>
  )
}
