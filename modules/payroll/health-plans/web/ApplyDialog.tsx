import { counted } from '#chile/counts.ts'
import { monthLabel } from '#chile/period.ts'
import { ApplyHealthPlanNotices } from '#generated/operations/health-plans.ts'
import { formatName } from '#platform/web/look/format.ts'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { Dialog } from '#platform/web/kit/page/Dialog.tsx'
import { Rows } from '#platform/web/kit/list/Rows.tsx'
import { Nothing } from '#platform/web/kit/text/values.tsx'
import { useAction } from '#platform/web/api/useAction.ts'
import type { Notice } from './types.ts'

const columns: readonly Column<Notice>[] = [
  {
    key: 'fullname',
    title: 'Persona',
    lead: true,
    render: ({ fullname }) => formatName(fullname),
  },
  { key: 'heldPlan', title: 'Tiene', render: ({ heldPlan }) => heldPlan ?? <Nothing /> },
  {
    key: 'newPlan',
    title: 'Quedará',
    render: ({ newPlan, left }) =>
      newPlan ?? <span className="soft">{left ?? 'Sin datos en su ficha'}</span>,
  },
  { key: 'fromMonth', title: 'Desde', render: ({ fromMonth }) => monthLabel(fromMonth) },
]

/** What would change in the records of some people, before it is done. */
export function ApplyDialog({ rows, onClose }: { rows: readonly Notice[]; onClose: () => void }) {
  const able = rows.filter(({ newPlan }) => newPlan !== null)
  const late = able.filter((row) => row.late).length
  const apply = useAction(ApplyHealthPlanNotices, {
    done: ({ applied }) => counted(applied, 'plan aplicado', 'planes aplicados'),
    after: onClose,
  })
  return (
    <Dialog
      title="Aplicar a las fichas"
      width={820}
      okText={able.length === 0 ? 'Aplicar' : `Aplicar ${counted(able.length, 'plan', 'planes')}`}
      okDisabled={able.length === 0 ? 'A nadie se le puede aplicar' : undefined}
      busy={apply.busy}
      onOk={() =>
        apply.run({ input: { notices: able.map(({ id, version }) => ({ id, version })) } })
      }
      onCancel={onClose}
    >
      <Rows caption="Qué cambia" rows={rows} columns={columns} rowKey={({ id }) => id} />
      {able.length < rows.length && (
        <p className="soft">
          {counted(rows.length - able.length, 'notificación queda', 'notificaciones quedan')}{' '}
          pendiente: no corresponde a lo que dice la ficha.
        </p>
      )}
      {late > 0 && (
        <p className="soft">
          {counted(late, 'plan rige', 'planes rigen')} desde un mes cerrado: su diferencia queda en
          Retroactivos.
        </p>
      )}
    </Dialog>
  )
}
