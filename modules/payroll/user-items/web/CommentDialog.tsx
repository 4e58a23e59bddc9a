import { CommentUserItem } from '#generated/operations/user-items.ts'
import { Field } from '#platform/web/kit/Field.tsx'
import { FormDialog } from '#platform/web/kit/FormDialog.tsx'
import { useAction } from '#platform/web/useAction.ts'
import { UserItem } from '../model/user-item.ts'

type Props = {
  monthId: string
  /** The contract and the item of the cell. */
  cell: string
  comment: string | undefined
  onClose: () => void
}

/** What people say of a cell of the month: kept with its value, and shown where it is explained. */
export function CommentDialog({ monthId, cell, comment, onClose }: Props) {
  const save = useAction(CommentUserItem, { done: 'Comentario guardado' })
  const [contractId = '', itemCode = ''] = cell.split(' ')
  return (
    <FormDialog
      title="Comentario de la celda"
      action={save}
      more={{ payrollMonthId: monthId, contractId, itemCode }}
      initial={{ comment: comment ?? null }}
      draft={`comment-${cell}`}
      onClose={onClose}
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
