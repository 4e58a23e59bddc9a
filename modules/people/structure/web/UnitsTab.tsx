import { counted } from '#chile/counts.ts'
import { isDate } from '#chile/dates.ts'
import { formatNumber } from '#chile/numbers.ts'
import type { HierarchyNodesQuery } from '#generated/documents/graphql.ts'
import {
  CreateHierarchyNode,
  DeleteHierarchyNode,
  HierarchyNodes,
  UpdateHierarchyNode,
} from '#generated/operations/structure.ts'
import { formatDate } from '#platform/web/format.ts'
import { codedOption } from '#platform/web/kit/coded-option.ts'
import { CataloguePage } from '#platform/web/kit/CataloguePage.tsx'
import type { Column } from '#platform/web/kit/columns.tsx'
import { unitColumn } from '#platform/web/kit/usual-columns.tsx'
import { DateChoice } from '#platform/web/kit/DateChoice.tsx'
import { Field } from '#platform/web/kit/Field.tsx'
import { Section } from '#platform/web/kit/FormPage.tsx'
import { Nothing } from '#platform/web/kit/values.tsx'
import { useAddressParams } from '#platform/web/useAddressParams.ts'
import { useDetail } from '#platform/web/useDetail.ts'
import { useState } from 'react'
import { HierarchyNode } from '../model/unit.ts'
import { UnitHistory } from './UnitHistory.tsx'

const documents = {
  list: HierarchyNodes,
  create: CreateHierarchyNode,
  update: UpdateHierarchyNode,
  remove: DeleteHierarchyNode,
}

export type Unit = HierarchyNodesQuery['hierarchyNodes'][number]

const columns: readonly Column<Unit>[] = [
  unitColumn,
  { key: 'code', title: 'Código', text: ({ code }) => code, render: ({ code }) => code },
  {
    key: 'head',
    title: 'A cargo de',
    text: ({ headName }) => headName,
    render: ({ headName }) => headName ?? <Nothing />,
  },
  {
    key: 'people',
    title: 'Personas',
    align: 'end',
    text: ({ people }) => people,
    render: ({ people }) => formatNumber(people),
  },
  {
    key: 'totalPeople',
    title: 'Con sus unidades',
    align: 'end',
    text: ({ totalPeople }) => totalPeople,
    render: ({ totalPeople }) => formatNumber(totalPeople),
  },
]

/** The units of a day under each other; each is moved and renamed since a day. */
export default function UnitsTab() {
  const [params, setParams] = useAddressParams()
  const day = params.get('al')
  const asOf = isDate(day) ? day : undefined
  const input = { asOf }
  const units = useDetail(HierarchyNodes, { input }).data?.hierarchyNodes ?? []
  const [read, setRead] = useState<Unit>()
  const above = units.map(codedOption)
  const under = (id: string) => units.filter(({ parentId }) => parentId === id).length
  return (
    <>
      <CataloguePage
        embedded
        of={HierarchyNode}
        documents={documents}
        input={input}
        service="organization"
        noun={{ one: 'unidad', many: 'unidades', feminine: true }}
        title="Estructura"
        columns={columns}
        fields={['code', 'name', 'parentId', 'headUserId']}
        since="from"
        nameOf={({ name }) => name}
        acts={(unit) => [
          { label: 'Historial', permission: 'organization.read', onClick: () => setRead(unit) },
        ]}
        kept={({ id, people }) => whyKept(under(id), people)}
        above={
          <DateChoice
            aria-label="Ver al día"
            placeholder="Ver al día"
            value={asOf ?? null}
            onChange={(al) =>
              setParams((now) => ({ ...Object.fromEntries(now), ...(al ? { al } : { al: '' }) }))
            }
          />
        }
        empty={
          asOf
            ? `Ninguna regía el ${formatDate(asOf)}.`
            : 'Aquí estarán las unidades, unas bajo otras, con la gente de cada una.'
        }
      >
        <Section>
          <Field of={HierarchyNode} name="name" autoFocus />
          <Field of={HierarchyNode} name="code" />
          {above.length > 0 && <Field of={HierarchyNode} name="parentId" options={above} />}
          <Field of={HierarchyNode} name="headUserId" />
        </Section>
      </CataloguePage>
      {read && <UnitHistory unit={read} onClose={() => setRead(undefined)} />}
    </>
  )
}

/** Why a unit does not end, as the server says it. */
function whyKept(units: number, people: number): string | undefined {
  const parts = [
    ...(units > 0 ? [counted(units, 'unidad', 'unidades')] : []),
    ...(people > 0 ? [counted(people, 'persona')] : []),
  ]
  return parts.length > 0 ? `Tiene ${parts.join(' y ')}: muévalas antes` : undefined
}
