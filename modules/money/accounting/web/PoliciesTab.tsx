import { plainDecimal } from '#chile/money/decimal.ts'
import { formatPercent, formatPesos } from '#chile/numbers.ts'
import { monthLabel } from '#chile/period.ts'
import { ProvisionPolicyCatalogue } from '#generated/catalogues.ts'
import { CataloguePage } from '#platform/web/kit/list/CataloguePage.tsx'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { policyFields, PolicyKind, ProvisionMethod, ProvisionPolicy } from '../model/policy.ts'
import type { PolicyRow } from './types.ts'

const howMuch = ({ method, percent }: PolicyRow): string =>
  percent === null
    ? ProvisionMethod.label(method)
    : `${ProvisionMethod.label(method)}: ${formatPercent(plainDecimal(percent))}`

const columns: readonly Column<PolicyRow>[] = [
  {
    key: 'kind',
    title: 'Qué se provisiona',
    lead: true,
    text: ({ kind }) => PolicyKind.label(kind),
  },
  {
    key: 'business',
    title: 'Razón social',
    text: ({ businessName }) => businessName,
  },
  {
    key: 'fromMonth',
    title: 'Desde',
    text: ({ fromMonth }) => monthLabel(fromMonth),
  },
  { key: 'method', title: 'Cuánto', text: howMuch },
  {
    key: 'profit',
    title: 'Utilidad estimada',
    optional: true,
    align: 'end',
    text: ({ profit }) => (profit === null ? '' : formatPesos(profit)),
    render: ({ profit }) =>
      profit === null ? <span className="soft">–</span> : formatPesos(profit),
  },
  { key: 'reason', title: 'Motivo', text: ({ reason }) => reason },
]

/** What each razón social provides for, since when, and by which criterion. */
export default function PoliciesTab() {
  return (
    <CataloguePage
      embedded
      of={ProvisionPolicy}
      documents={ProvisionPolicyCatalogue}
      service="accountingPlan"
      noun={{ one: 'política', many: 'políticas', feminine: true }}
      title="Provisiones"
      columns={columns}
      fields={policyFields}
      nameOf={({ kind, businessName, fromMonth }) =>
        [PolicyKind.label(kind), businessName, monthLabel(fromMonth)].filter(Boolean).join(', ')
      }
      empty="Sin política, el asiento no provisiona años de servicio ni la gratificación del año."
      above={
        <p className="soft">
          Cada asiento lleva la diferencia entre lo que se debería el último día del mes y lo que
          los libros ya tienen. Las vacaciones se eligen al hacer el asiento. Cambiar una política
          no cambia asientos ya hechos: el próximo lleva la diferencia.
        </p>
      }
    />
  )
}
