import { asText } from '#platform/web/look/format.ts'
import { useEffect, useRef } from 'react'
import { Formulas } from '#generated/operations/concepts.ts'
import { UnionsOfItems } from '#generated/operations/parts/concepts.ts'
import { usePropose, useRead, useValue } from '#platform/web/kit/form/form-hooks.tsx'
import { Section } from '#platform/web/kit/form/FormPage.tsx'
import { choicesOf } from '#platform/web/kit/form/empty-select.ts'
import { Field, FieldList } from '#platform/web/kit/form/Field.tsx'
import { FoldedSection } from '#platform/web/kit/form/FoldedSection.tsx'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { codeOf } from '#modules/concepts/concept-library/model/code.ts'
import { ItemType } from '#modules/concepts/concept-library/model/catalogs.ts'
import { basesOf, Item } from '#modules/concepts/concept-library/model/item.ts'
import { Since } from './parts.tsx'
import './concepts.css'

const types = ItemType.options.filter(({ value }) => value !== 'LEGAL_DEDUCTION')

/**
 * Everything that can be said of an item: first what makes it one, and the rest folded by what it
 * is about. Of an item that is corrected everything is open: what it says may be anywhere.
 */
export function ItemFields({ isNew }: { isNew: boolean }) {
  const open = !isNew
  return (
    <>
      <Section title="Lo esencial">
        <Field of={Item} name="title" autoFocus={isNew} />
        {isNew && <CodeField />}
        <TypeField />
        <FieldList of={Item} names={['inputUnit', 'taxable', 'tributable']} />
      </Section>
      <FoldedSection
        title="Cálculo y tope"
        text="Sin fórmula ni tope se paga el valor que se ingresa a cada persona."
        open={open}
      >
        <CalculationFields />
      </FoldedSection>
      <FoldedSection
        title="Otras bases"
        text="Gratificación, horas extra y retención judicial."
        open={open}
      >
        <FieldList of={Item} names={['gratification', 'extraHours', 'seizable']} />
      </FoldedSection>
      <FoldedSection
        title="Vigencia y estado"
        text="Desde y hasta cuándo se paga, y quién ingresa su valor."
        open={open}
      >
        <FieldList of={Item} names={['startDate', 'endDate', 'activity', 'editable']} />
      </FoldedSection>
      <FoldedSection
        title="Impresión y libros"
        text="Su lugar en la liquidación y sus códigos en el LRE y el INE."
        open={open}
      >
        <FieldList
          of={Item}
          names={['print', 'printOrder', 'printOnSalarySettlement', 'lreCode']}
        />
        <UnionField />
        <Field of={Item} name="ineCode" />
      </FoldedSection>
      <KeptAlong open={open} />
      <Since />
    </>
  )
}

/** What is kept with an item and changes no payslip. */
const KeptAlong = ({ open }: { open: boolean }) => (
  <>
    <FoldedSection
      title="Otras calidades"
      text="Se guardan para finiquitos, feriados y subsidios; no cambian la liquidación."
      open={open}
    >
      <Field of={Item} name="isFixed" />
      <Field of={Item} name="compensation" />
      <Field of={Item} name="holidays" />
      <Field of={Item} name="medicalLicenses" />
      <Field of={Item} name="subjectToCompensation" />
      <Field of={Item} name="isRetained" />
    </FoldedSection>
    <FoldedSection title="Contabilidad" text="Cuentas y centros de costo." open={open}>
      <Field of={Item} name="accountingCode" />
      <Field of={Item} name="ledgerAccount" />
      <Field of={Item} name="analyticAccounting" />
      <Field of={Item} name="accountingInformative" />
      <Field of={Item} name="distributableInCC" />
    </FoldedSection>
  </>
)

/** How the amount of the payslip comes from the value that is entered. */
function CalculationFields() {
  const filter = { origin: 'COMPANY' } as const
  const shared = useDetail(Formulas, { filter }, { needs: 'formulas.read' })
  const formulas = choicesOf(shared.data?.formulas.rows, ({ code, title }) => ({
    value: code,
    label: `${title} (${code})`,
  }))
  return (
    <>
      <Field of={Item} name="defaultFormulaCode" options={formulas} needs="formulas.read" wide />
      <div className="con-formula-field mg-span">
        <Field of={Item} name="formula" rows={4} />
      </div>
      <Field of={Item} name="proportional" />
      <Field of={Item} name="informative" />
      <Field of={Item} name="deductionLimit" />
      <Field of={Item} name="calculationOrder" />
      <Field of={Item} name="capped" />
      <Field of={Item} name="cappedType" />
      <Field of={Item} name="cappedValue" />
    </>
  )
}

/** Whose fee a discount is; nothing else is the fee of a union. */
function UnionField() {
  const isDiscount = useValue('type') === 'DEDUCTION'
  const unions = useDetail(UnionsOfItems, undefined, { needs: 'syndicates.read' })
  const options = choicesOf(unions.data?.syndicates, ({ id, name }) => ({
    value: id,
    label: name,
  }))
  return isDiscount ? (
    <Field of={Item} name="syndicateId" options={options} needs="syndicates.read" />
  ) : null
}

/** Another type enters other bases: those of the one before would be refused, or paid wrongly. */
function TypeField() {
  const value = useValue('type')
  const type = ItemType.has(value) ? value : undefined
  const propose = usePropose()
  const known = useRef(type)
  useEffect(() => {
    const before = known.current
    known.current = type
    if (type === undefined || before === undefined || before === type) return
    const { taxable, tributable } = basesOf(type)
    propose('taxable', taxable)
    propose('tributable', tributable)
    if (type !== 'DEDUCTION') propose('syndicateId', null)
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [type])
  return <Field of={Item} name="type" options={types} />
}

/** The code follows the name until somebody writes another one. */
function CodeField() {
  const title = useValue('title')
  const [read, propose] = [useRead(), usePropose()]
  const followed = useRef('')
  useEffect(() => {
    if (typeof title !== 'string') return
    const code = asText(read('code'))
    if (code === '' || code === followed.current) propose('code', codeOf(title))
    followed.current = codeOf(title)
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [title])
  return <Field of={Item} name="code" />
}
