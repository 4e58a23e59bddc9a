import { useState } from 'react'
import { useParams } from 'react-router'
import { formatNumber } from '#chile/numbers.ts'
import {
  CostCentersByBusiness,
  CostCenterUnits,
  SaveCostCenterUnit,
} from '#generated/operations/cost-centers.ts'
import { formatDate } from '#platform/web/look/format.ts'
import { codedOption } from '#platform/web/kit/form/coded-option.ts'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { unitColumn } from '#platform/web/kit/list/usual-columns.tsx'
import { Dialog } from '#platform/web/kit/page/Dialog.tsx'
import { Field } from '#platform/web/kit/form/Field.tsx'
import { FormDialog, useOpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { ListPage } from '#platform/web/kit/list/ListPage.tsx'
import { Rows } from '#platform/web/kit/list/Rows.tsx'
import { Nothing } from '#platform/web/kit/text/values.tsx'
import { useAction } from '#platform/web/api/useAction.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { useLocalList } from '#platform/web/list/useLocalList.ts'
import { CostCenterStatus, CostCenterUnit } from '../model/cost-center.ts'
import type { UnitCenter } from './types.ts'
import './centers.css'

const columns: readonly Column<UnitCenter>[] = [
  unitColumn,
  {
    key: 'center',
    title: 'Centro de costo',
    text: ({ center }) => (center === null ? 'Sin centro' : center),
    render: ({ center, inheritedFrom }) =>
      center === null ? (
        <Nothing />
      ) : (
        <span className={inheritedFrom === null ? undefined : 'soft'}>{center}</span>
      ),
  },
  {
    key: 'from',
    title: 'Lo define',
    text: ({ center, inheritedFrom }) => whoNames(center, inheritedFrom),
    render: ({ center, inheritedFrom }) => whoNames(center, inheritedFrom) || <Nothing />,
  },
  {
    key: 'since',
    title: 'Desde',
    text: ({ since }) => (since ? formatDate(since) : ''),
    render: ({ since }) => (since ? formatDate(since) : <Nothing />),
  },
  {
    key: 'contracts',
    title: 'Contratos por unidad',
    align: 'end',
    text: ({ contracts }) => contracts,
    render: ({ contracts }) => formatNumber(contracts),
  },
]

const whoNames = (center: string | null, inheritedFrom: string | null) =>
  center === null ? '' : (inheritedFrom ?? 'La unidad')

/** The centre of each unit in a group: of contracts without parts of their own. */
export default function UnitCentersTab() {
  const { id = '' } = useParams()
  const input = { groupId: id }
  const detail = useDetail(CostCenterUnits, { input })
  const units = detail.data?.costCenterUnits ?? []
  const list = useLocalList<UnitCenter>(detail, units, {
    textOf: ({ name, code, center }) => [name, code, center].join(' '),
  })
  const form = useOpenForm('centro de la unidad')
  const [read, setRead] = useState<UnitCenter>()
  const open = units.find((unit) => unit.id === form.key)
  return (
    <>
      <ListPage
        embedded
        title="Centro de costo por unidad"
        name="cost-center-units"
        list={list}
        search="Buscar unidad"
        columns={columns}
        nameOf={({ name }) => name}
        actions={(unit) => [
          {
            label: 'Cambiar centro',
            permission: 'costCenters.update',
            onClick: () => form.open(unit.id),
          },
          {
            label: 'Historial',
            permission: 'costCenters.read',
            disabled: unit.periods.length === 0 ? 'No ha tenido centro propio' : undefined,
            onClick: () => setRead(unit),
          },
        ]}
        empty={{
          title: 'Sin unidades',
          text: 'Aquí estarán las unidades de la empresa, cada una con el centro de sus contratos.',
        }}
      />
      {open && <UnitCenterForm unit={open} groupId={id} form={form} />}
      {read && <Periods unit={read} onClose={() => setRead(undefined)} />}
    </>
  )
}

type FormProps = { unit: UnitCenter; groupId: string; form: ReturnType<typeof useOpenForm> }

function UnitCenterForm({ unit, groupId, form }: FormProps) {
  const save = useAction(SaveCostCenterUnit, { done: 'Centro de la unidad guardado' })
  const centers = useDetail(CostCentersByBusiness, { input: { groupId } }).data
  const options = centers?.costCentersByBusiness
    .filter(({ status }) => status === 'ACTIVE')
    .map(codedOption)
  const own = unit.inheritedFrom === null ? unit.costCenterId : null
  const [initial] = useState({ costCenterId: own })
  return (
    <FormDialog
      title={`Centro de costo de ${unit.name}`}
      lead={
        <p className="soft">
          Lleva los contratos de la unidad y de las que dependen de ella, salvo los que tienen un
          reparto propio en este grupo.
        </p>
      }
      action={save}
      more={{ groupId, hierarchyNodeId: unit.id }}
      initial={initial}
      since="since"
      form={form}
    >
      <Field of={CostCenterUnit} name="costCenterId" options={options ?? []} />
    </FormDialog>
  )
}

type Period = UnitCenter['periods'][number]

const periodColumns: readonly Column<Period>[] = [
  {
    key: 'center',
    title: 'Centro',
    lead: true,
    render: ({ code, name }) => `${code} ${name}`,
  },
  { key: 'startDate', title: 'Desde', render: ({ startDate }) => formatDate(startDate) },
  {
    key: 'endDate',
    title: 'Hasta',
    render: ({ endDate }) => (endDate ? formatDate(endDate) : 'Sin término'),
  },
  { key: 'status', title: 'Estado', render: ({ status }) => CostCenterStatus.label(status) },
]

const Periods = ({ unit, onClose }: { unit: UnitCenter; onClose: () => void }) => (
  <Dialog title={`Centros propios de ${unit.name}`} onCancel={onClose} width={720}>
    <Rows caption={`Centros propios de ${unit.name}`} columns={periodColumns} rows={unit.periods} />
  </Dialog>
)
