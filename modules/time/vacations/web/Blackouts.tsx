import { VacationBlackoutCatalogue } from '#generated/catalogues.ts'
import type { VacationBlackoutsQuery } from '#generated/documents/graphql.ts'
import { editing } from '#platform/web/draft/changed-fields.ts'
import { formatDate } from '#platform/web/look/format.ts'
import { CataloguePanel } from '#platform/web/kit/list/CataloguePanel.tsx'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { Field, FieldList } from '#platform/web/kit/form/Field.tsx'
import { FormDialog, NEW, type OpenForm, useOpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { useAction } from '#platform/web/api/useAction.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { VacationBlackout } from '../model/rule.ts'

type Row = VacationBlackoutsQuery['vacationBlackouts'][number]

const daysText = ({ startDate, endDate }: Row) =>
  `${formatDate(startDate)} a ${formatDate(endDate)}`

const columns: readonly Column<Row>[] = [
  {
    key: 'days',
    title: 'Fechas',
    lead: true,
    render: (row) => <span className="tabular">{daysText(row)}</span>,
  },
  { key: 'reason', title: 'Motivo', render: ({ reason }) => reason },
]

/** The dates for which nobody may request vacations in a razón social. */
export function Blackouts({ businessId }: { businessId: string }) {
  const detail = useDetail(VacationBlackoutCatalogue.list, { input: { businessId } })
  const form = useOpenForm('fechas sin vacaciones')
  const remove = useAction(VacationBlackoutCatalogue.remove, { done: 'Fechas eliminadas' })
  const rows = detail.data?.vacationBlackouts
  const edited = rows?.find(({ id }) => id === form.key)
  return (
    <CataloguePanel
      detail={detail}
      rows={rows}
      noun={{ one: 'fecha sin vacaciones', many: 'fechas sin vacaciones', feminine: true }}
      title="Fechas sin vacaciones"
      text="Nadie las pide para esos días; quien responde puede acordarlas"
      empty="Aquí estarán los días en que no se dan vacaciones, como una temporada alta."
      create={{
        permission: 'businessOptions.update',
        label: 'Agregar fechas',
        onClick: () => form.open(),
      }}
      caption="Fechas sin vacaciones"
      columns={columns}
      nameOf={(row) => `las fechas ${daysText(row)}`}
      actions={(row) => [
        {
          label: 'Editar',
          permission: 'businessOptions.update',
          onClick: () => form.open(row.id),
        },
        {
          label: 'Eliminar',
          permission: 'businessOptions.update',
          danger: true,
          confirm: 'Esos días se podrán pedir otra vez.',
          onClick: () => remove.run({ input: { id: row.id } }),
        },
      ]}
    >
      {form.key === NEW && <NewBlackout businessId={businessId} form={form} />}
      {edited && <EditBlackout key={edited.id} row={edited} form={form} />}
    </CataloguePanel>
  )
}

function NewBlackout({ businessId, form }: { businessId: string; form: OpenForm }) {
  const create = useAction(VacationBlackoutCatalogue.create, { done: 'Fechas agregadas' })
  return (
    <FormDialog
      title="Agregar fechas sin vacaciones"
      action={create}
      more={{ businessId }}
      submit="Agregar"
      form={form}
    >
      <Fields />
    </FormDialog>
  )
}

function EditBlackout({ row, form }: { row: Row; form: OpenForm }) {
  const update = useAction(VacationBlackoutCatalogue.update, { done: 'Fechas guardadas' })
  return (
    <FormDialog
      title="Fechas sin vacaciones"
      action={update}
      {...editing(row, ['startDate', 'endDate', 'reason'])}
      form={form}
    >
      <Fields />
    </FormDialog>
  )
}

const Fields = () => (
  <div className="mg-fields">
    <FieldList of={VacationBlackout} names={['startDate', 'endDate']} autoFocus />
    <Field of={VacationBlackout} name="reason" wide />
  </div>
)
