import type { ItemsQuery } from '#generated/documents/graphql.ts'
import { CreateItem, DeleteItem, Items, UpdateItem } from '#generated/operations/concepts.ts'
import { UnionsOfItems } from '#generated/operations/parts/concepts.ts'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { Panel } from '#platform/web/kit/text/Figures.tsx'
import { useOpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { Link } from '#platform/web/kit/text/Link.tsx'
import { Facts } from '#platform/web/kit/text/values.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import {
  basesOf,
  emptyItem,
  Item,
  itemFields,
} from '#modules/concepts/concept-library/model/item.ts'
import { ConceptPage } from './ConceptPage.tsx'
import { picked, plain } from './form.ts'
import { ItemFields } from './ItemFields.tsx'
import { FormulaText, StateDialog } from './parts.tsx'

type Row = ItemsQuery['items']['rows'][number]

/** One item: read, changed from a month on, or written anew. */
export default function ItemPage() {
  return (
    <ConceptPage
      kind="item"
      documents={{ list: Items, create: CreateItem, update: UpdateItem, remove: DeleteItem }}
      names={itemFields}
      valuesOf={valuesOf}
      fresh={(copied) => (copied ? ofCopy(copied) : basesOf(emptyItem.type))}
      context={
        <Link to={pathTo('maintenance-payroll/estudio')}>
          Escribir la fórmula en el estudio, viendo qué da a personas reales
        </Link>
      }
      fields={(isNew) => <ItemFields isNew={isNew} />}
      confirm="Deja de existir. Solo se puede si nadie lo usó."
      inStudio
      actions={(row) => <StateButton row={row} />}
      people={({ people }) => people}
    >
      {(row) => <Reading row={row} />}
    </ConceptPage>
  )
}

const valuesOf = (row: Row | undefined) => ({
  ...emptyItem,
  ...picked(itemFields, row),
  cappedValue: plain(row?.cappedValue),
})

/** The company writes no deduction of the law; of a usual item its own keeps the code. */
const ofCopy = ({ type, origin, code }: Row) => ({
  ...(type === 'LEGAL_DEDUCTION' ? { type: 'DEDUCTION' } : {}),
  ...(origin === 'USUAL' ? { code } : {}),
})

function StateButton({ row }: { row: Row }) {
  const form = useOpenForm('estado')
  return (
    <>
      <ActionButton permission="items.update" onClick={() => form.open()}>
        {row.activity === 'ACTIVE' ? 'Desactivar' : 'Activar'}
      </ActionButton>
      {form.key && <StateDialog item={row} form={form} />}
    </>
  )
}

/** The name of the union whose fee an item is. */
function useUnionName(id: string | null): string | undefined {
  const unions = useDetail(UnionsOfItems, undefined, { needs: 'syndicates.read' })
  return unions.data?.syndicates.find((one) => one.id === id)?.name
}

function Reading({ row }: { row: Row }) {
  return (
    <>
      <Panel title="Cálculo">
        <FormulaText text={row.formula} />
        <Facts
          of={Item}
          row={{ ...row, cappedValue: plain(row.cappedValue) }}
          names={[
            'type',
            'activity',
            'inputUnit',
            'defaultFormulaCode',
            'startDate',
            'endDate',
            'proportional',
            'informative',
            'capped',
            ...(row.capped ? (['cappedValue', 'cappedType'] as const) : []),
            'deductionLimit',
            'calculationOrder',
            'validFrom',
            'source',
          ]}
        />
      </Panel>
      <Panel title="Qué paga y en qué bases entra">
        <Facts
          of={Item}
          row={row}
          names={['taxable', 'tributable', 'gratification', 'extraHours', 'seizable', 'editable']}
        />
      </Panel>
      <Panel title="Otras calidades">
        <Facts
          of={Item}
          row={row}
          names={[
            'isFixed',
            'compensation',
            'holidays',
            'medicalLicenses',
            'subjectToCompensation',
            'isRetained',
            'printOnSalarySettlement',
          ]}
        />
      </Panel>
      <BooksPanel row={row} />
    </>
  )
}

/** Where it is printed and declared, and whose fee it is. */
function BooksPanel({ row }: { row: Row }) {
  const union = useUnionName(row.syndicateId)
  return (
    <Panel title="Impresión, libros y contabilidad">
      <Facts
        of={Item}
        row={row}
        show={{ syndicateId: union }}
        names={[
          'print',
          'printOrder',
          'lreCode',
          ...(row.syndicateId === null ? [] : (['syndicateId'] as const)),
          'ineCode',
          'accountingCode',
          'ledgerAccount',
          'analyticAccounting',
          'accountingInformative',
          'distributableInCC',
        ]}
      />
    </Panel>
  )
}
