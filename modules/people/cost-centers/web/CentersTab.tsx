import { useParams } from 'react-router'
import { formatNumber } from '#chile/numbers.ts'

import {
  CostCentersByBusiness,
  CreateCostCenterNode,
  DeleteCostCenterNode,
  UpdateCostCenterNode,
} from '#generated/operations/cost-centers.ts'
import { codedOption } from '#platform/web/kit/form/coded-option.ts'
import { CataloguePage } from '#platform/web/kit/list/CataloguePage.tsx'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { Field, FieldList } from '#platform/web/kit/form/Field.tsx'
import { Section } from '#platform/web/kit/form/FormPage.tsx'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { CostCenter, CostCenterStatus } from '../model/cost-center.ts'
import type { Center } from './types.ts'
import './centers.css'

const documents = {
  list: CostCentersByBusiness,
  create: CreateCostCenterNode,
  update: UpdateCostCenterNode,
  remove: DeleteCostCenterNode,
}

const columns: readonly Column<Center>[] = [
  {
    key: 'name',
    title: 'Centro',
    lead: true,
    text: ({ name }) => name,
    render: ({ name, level }) => (
      <span className="mg-level" data-level={Math.min(level, 6)}>
        {name}
      </span>
    ),
  },
  { key: 'code', title: 'Código', text: ({ code }) => code },
  {
    key: 'business',
    title: 'Razón social',
    text: ({ businessName }) => businessName ?? 'Todas',
    render: ({ businessName }) => businessName ?? <span className="soft">Todas</span>,
  },
  {
    key: 'contracts',
    title: 'Contratos',
    align: 'end',
    text: ({ contracts }) => contracts,
    render: ({ contracts }) => formatNumber(contracts),
  },
  {
    key: 'status',
    title: 'Estado',
    text: ({ status }) => CostCenterStatus.label(status),
  },
]

/** The centres of a group under each other, with the contracts of each today. */
export default function CentersTab() {
  const { id = '' } = useParams()
  const input = { groupId: id }
  const centers = useDetail(CostCentersByBusiness, { input }).data?.costCentersByBusiness ?? []
  const above = centers.map(codedOption)
  return (
    <CataloguePage
      embedded
      of={CostCenter}
      documents={documents}
      input={input}
      more={input}
      service="costCenters"
      noun={{ one: 'centro', many: 'centros' }}
      title="Centros de costo"
      columns={columns}
      fields={['code', 'name', 'parentId', 'businessId', 'status']}
      usual={{ status: 'ACTIVE' }}
      nameOf={({ name }) => name}
      empty="Aquí estarán los centros del grupo, unos bajo otros, con los contratos de cada uno."
    >
      <Section>
        <FieldList of={CostCenter} names={['code', 'name']} autoFocus />
        {above.length > 0 && <Field of={CostCenter} name="parentId" options={above} />}
        <FieldList of={CostCenter} names={['businessId', 'status']} />
      </Section>
    </CataloguePage>
  )
}
