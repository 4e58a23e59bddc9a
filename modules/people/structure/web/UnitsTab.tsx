import { formatLongDate, isDate } from '#chile/dates.ts'
import { formatNumber } from '#chile/numbers.ts'
import type { HierarchyNodesQuery } from '#generated/documents/graphql.ts'
import {
  CreateHierarchyNode,
  DeleteHierarchyNode,
  HierarchyNodes,
  UpdateHierarchyNode,
} from '#generated/operations/structure.ts'
import { formatDate } from '#platform/web/look/format.ts'
import { UnitKindCatalogue } from '#generated/catalogues.ts'
import { codedOption } from '#platform/web/kit/form/coded-option.ts'
import { CataloguePage } from '#platform/web/kit/list/CataloguePage.tsx'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { unitColumn } from '#platform/web/kit/list/usual-columns.tsx'
import { DateChoice } from '#platform/web/kit/form/DateChoice.tsx'
import { Field, FieldList } from '#platform/web/kit/form/Field.tsx'
import type { OfferedDay } from '#platform/web/kit/form/SinceDialog.tsx'
import { Section } from '#platform/web/kit/form/FormPage.tsx'
import { useRead } from '#platform/web/kit/form/form-hooks.tsx'
import { Link } from '#platform/web/kit/text/Link.tsx'
import { Nothing } from '#platform/web/kit/text/values.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'
import { useAddressParams } from '#platform/web/list/useAddressParams.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { useState } from 'react'
import { ALWAYS, HierarchyNode, whyUnitKept } from '../model/unit.ts'
import './structure.css'
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
  { key: 'code', title: 'Código', text: ({ code }) => code },
  {
    key: 'kind',
    title: 'Tipo',
    text: ({ kindName }) => kindName,
    render: ({ kindName }) => kindName ?? <Nothing />,
  },
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
  {
    key: 'areas',
    title: 'Áreas',
    align: 'end',
    text: ({ areas }) => areas,
    render: ({ id, areas }) =>
      areas > 0 ? (
        <Link to={`${pathTo('empresa')}/areas?hierarchyNodeId=${id}`}>{formatNumber(areas)}</Link>
      ) : (
        <span className="soft">0</span>
      ),
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
  const kinds = useUnitKinds()
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
        fields={['code', 'name', 'kindId', 'parentId', 'headUserId']}
        since="from"
        offered={({ parentId }) => sinceAbove(units.find(({ id }) => id === parentId))}
        nameOf={({ name }) => name}
        acts={(unit) => [
          { label: 'Historial', permission: 'organization.read', onClick: () => setRead(unit) },
        ]}
        kept={({ id, people, areas }) => whyUnitKept({ units: under(id), people, areas })}
        above={
          <span className="st-day">
            <DateChoice
              aria-label="Ver al día"
              placeholder="Ver al día"
              value={asOf ?? null}
              onChange={(al) =>
                setParams((now) => ({ ...Object.fromEntries(now), ...(al ? { al } : { al: '' }) }))
              }
            />
          </span>
        }
        empty={
          asOf
            ? `Ninguna regía el ${formatDate(asOf)}.`
            : 'Aquí estarán las unidades, unas bajo otras, con la gente de cada una.'
        }
      >
        <Section>
          <FieldList of={HierarchyNode} names={['name', 'code']} autoFocus />
          {kinds.length > 0 && <Field of={HierarchyNode} name="kindId" options={kinds} />}
          <ParentField units={units} />
          <Field of={HierarchyNode} name="headUserId" />
        </Section>
      </CataloguePage>
      {read && <UnitHistory unit={read} onClose={() => setRead(undefined)} />}
    </>
  )
}

/**
 * Since when a new unit is there, if nobody says otherwise: as long as the one that it is under, or
 * always, so that a contract of any day may name it.
 */
function sinceAbove(above: Unit | undefined): OfferedDay {
  if (!above || above.begins <= ALWAYS) return { from: ALWAYS, label: 'Desde siempre' }
  const { name, begins } = above
  return { from: begins, label: `Desde que existe ${name}, ${formatLongDate(begins)}` }
}

/** Under which unit it is: any but itself and those under it, which would be a circle. */
function ParentField({ units }: { units: readonly Unit[] }) {
  // Two units have no code in common: the form says of which one it is.
  const code = useRead()('code')
  const below = new Set(units.filter((one) => one.code === code).map(({ id }) => id))
  // They are listed under each other: a unit comes after the one that it is under.
  for (const { id, parentId } of units) if (parentId && below.has(parentId)) below.add(id)
  const above = units.filter(({ id }) => !below.has(id)).map(codedOption)
  return above.length > 0 && <Field of={HierarchyNode} name="parentId" options={above} />
}

/** What a unit may be, in the words of the company. */
const useUnitKinds = () =>
  (useDetail(UnitKindCatalogue.list).data?.unitKinds ?? []).map(({ id, name }) => ({
    value: id,
    label: name,
  }))
