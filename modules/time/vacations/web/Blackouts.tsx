import { VacationBlackoutCatalogue } from '#generated/catalogues.ts'
import type { VacationBlackoutsQuery } from '#generated/documents/graphql.ts'
import { formatDate } from '#platform/web/look/format.ts'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { ShortCatalogue } from '#platform/web/kit/list/ShortCatalogue.tsx'
import { Field, FieldList } from '#platform/web/kit/form/Field.tsx'
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
export const Blackouts = ({ businessId }: { businessId: string }) => (
  <ShortCatalogue
    documents={VacationBlackoutCatalogue}
    right="businessOptions.update"
    noun={{
      one: 'fecha sin vacaciones',
      many: 'fechas sin vacaciones',
      feminine: true,
      added: true,
    }}
    words={{
      add: 'Agregar fechas',
      new: 'Agregar fechas sin vacaciones',
      created: 'Fechas agregadas',
      edit: 'Fechas sin vacaciones',
      saved: 'Fechas guardadas',
      removed: 'Fechas eliminadas',
    }}
    under={{ businessId }}
    title="Fechas sin vacaciones"
    text="Nadie las pide para esos días; quien responde puede acordarlas"
    empty="Aquí estarán los días en que no se dan vacaciones, como una temporada alta."
    columns={columns}
    nameOf={(row) => `las fechas ${daysText(row)}`}
    removing="Esos días se podrán pedir otra vez."
    fields={['startDate', 'endDate', 'reason']}
  >
    {() => (
      <div className="mg-fields">
        <FieldList of={VacationBlackout} names={['startDate', 'endDate']} autoFocus />
        <Field of={VacationBlackout} name="reason" wide />
      </div>
    )}
  </ShortCatalogue>
)
