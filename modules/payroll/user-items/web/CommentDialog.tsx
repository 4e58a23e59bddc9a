import { useState } from 'react'
import { CommentUserItem } from '#generated/operations/user-items.ts'
import { Field } from '#platform/web/kit/form/Field.tsx'
import { FormDialog } from '#platform/web/kit/form/FormDialog.tsx'
import { notify } from '#platform/web/look/notify.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { UserItem } from '../model/user-item.ts'

type Props = {
  monthId: string
  /** The contract and the item of the cell. */
  cell: string
  comment: string | undefined
  onClose: () => void
}

type Stored = Record<'once' | 'comments', ReadonlyMap<string, string>>

/** Asks what to say of a cell of a month, once it has a stored value. */
export function useComments(monthId: string, { once, comments }: Stored) {
  const [cell, open] = useState<string>()
  return {
    ask: (key: string) =>
      once.has(key) ? open(key) : notify.info('Guarde primero el valor de la celda'),
    dialog: cell !== undefined && (
      <CommentDialog
        monthId={monthId}
        cell={cell}
        comment={comments.get(cell)}
        onClose={() => open(undefined)}
      />
    ),
  }
}

/** What people say of a cell of the month: kept with its value, and shown where it is explained. */
function CommentDialog({ monthId, cell, comment, onClose }: Props) {
  const save = useAction(CommentUserItem, { done: 'Comentario guardado' })
  const [contractId = '', itemCode = ''] = cell.split(' ')
  return (
    <FormDialog
      title="Comentario de la celda"
      action={save}
      more={{ payrollMonthId: monthId, contractId, itemCode }}
      initial={{ comment: comment ?? null }}
      form={{ draft: `comment-${cell}`, close: onClose }}
    >
      <Field
        of={UserItem}
        name="comment"
        wide
        autoFocus
        help="Se lee en la celda y en la explicación de la liquidación. Vacío lo quita."
      />
    </FormDialog>
  )
}
