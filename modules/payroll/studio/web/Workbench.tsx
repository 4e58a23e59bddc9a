import { Button } from 'antd'
import { type ComponentProps, type ReactNode, Suspense } from 'react'
import { useAddressParams } from '#platform/web/list/useAddressParams.ts'
import { monthLabel, monthTitle } from '#chile/period.ts'
import {
  type Answer,
  FormulaEditor,
  Reference,
} from '#modules/concepts/formula-editor/web/index.ts'
import { metaOf } from '#platform/model/entity.ts'
import { asText } from '#platform/web/look/format.ts'
import { Link } from '#platform/web/kit/text/Link.tsx'
import { useOpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { Value } from '#platform/web/kit/text/values.tsx'
import type { Decision } from '#platform/web/kit/form/useDraftedForm.ts'
import { DraftNotices } from '#platform/web/kit/form/DraftNotices.tsx'
import type { FormPart } from '#platform/web/kit/form/form-context.ts'
import { Choice } from '#platform/web/kit/form/Choice.tsx'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { PageHeader } from '#platform/web/kit/page/PageHeader.tsx'
import { StatusTag } from '#platform/web/kit/record/StatusTag.tsx'
import { useDebounced } from '#platform/web/kit/form/useDebounced.ts'
import { useCan } from '#platform/web/screen/me.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'
import { Draft, draftFields, DraftKind, type DraftValues, formulaText } from '../model/draft.ts'
import { Cases } from './Cases.tsx'
import { Dependencies } from './Dependencies.tsx'
import { type DraftInput, inputOf } from './draft-input.ts'
import { Impact } from './Impact.tsx'
import { LiveResult } from './LiveResult.tsx'
import { NewConcept } from './NewConcept.tsx'
import { type Panel, Panels } from './Panels.tsx'
import { SaveDialog } from './SaveDialog.tsx'
import { Starts } from './Starts.tsx'
import { useCases } from './useCases.ts'
import { useDraft } from './useDraft.ts'
import { useFormula } from './useFormula.ts'
import { useLive } from './useLive.ts'
import type { Concept, StudioMonth } from './types.ts'

type Props = {
  concept: Concept | undefined
  stored: DraftValues
  months: readonly StudioMonth[]
  month: StudioMonth | undefined
  library: Answer
}

/** The editor, the people it is tried on, and under them what else there is to know. */
export function Workbench({ concept, stored, months, month, library }: Props) {
  const work = useDraft(stored.isNew ? 'nuevo' : stored.code, stored)
  const { draft, changed } = work
  const saving = useOpenForm('guardar')
  const rested = useDebounced(draft, 350)
  const formula = useFormula(library, draft, concept)
  const input = month && { ...inputOf(rested), payrollMonthId: month.id }
  const first = months[0]
  // What is asked of the server is the text that rested; both have to be sound.
  const ready = formula.problems.length === 0 && formula.check(formulaText(rested)).length === 0
  const cases = useCases(input, ready)
  const live = useLive(input, ready, JSON.stringify(rested) === JSON.stringify(draft))
  const seen = withProblem(formula, live.problem, draft)
  return (
    <section className="st-page">
      <PageHeader
        title={draft.title || (draft.isNew ? newTitles[draft.kind] : draft.code)}
        context={<Context draft={draft} concept={concept} changed={changed} />}
        actions={
          <Actions
            draft={draft}
            changed={changed}
            whyNot={whyNotSave(draft, changed, seen.problems, work.decisions, first)}
            onDrop={work.drop}
            onSave={() => saving.open()}
          />
        }
      />
      <DraftNotices kept={work} parts={parts} />
      {draft.isNew && <NewConcept draft={draft} change={work.change} taken={formula.words} />}
      <div className="st-bench">
        <Writing
          {...{ draft, formula: seen }}
          slips={cases.report?.survivors ?? []}
          onChange={(sourceCode) => work.change({ sourceCode: sourceCode || null })}
        >
          {draft.isNew && draft.kind === 'ITEM' && !draft.sourceCode && (
            <Starts draft={draft} change={work.change} />
          )}
        </Writing>
        <div className="st-live">
          <Month months={months} month={month} />
          {input ? (
            <LiveResult live={live} draft={rested} ready={ready} />
          ) : (
            <p className="soft">
              Abra un mes de remuneraciones para probar la fórmula en personas.
            </p>
          )}
        </div>
      </div>
      <Panels
        counts={{ casos: cases.report?.red }}
        render={(panel) => <Chosen {...{ panel, formula, draft, input, cases, changed }} />}
      />
      {saving.key && input && first && (
        <SaveDialog
          input={{ ...inputOf(draft), payrollMonthId: input.payrollMonthId }}
          draft={draft}
          version={concept?.version ?? null}
          open={first.yearMonth}
          red={cases.report?.red}
          form={saving}
          onSaved={() => (work.settle(), work.guard.letGo())}
        />
      )}
    </section>
  )
}

/** How what two people wrote is called, and how it reads. */
const parts = new Map<string, FormPart>(
  draftFields.map((name) => [
    name,
    {
      label: metaOf(Draft, name).label,
      words: (value) =>
        name === 'sourceCode' ? (
          <pre className="st-version">{asText(value)}</pre>
        ) : (
          <Value meta={metaOf(Draft, name)} value={value} />
        ),
    },
  ]),
)

type Formula = ReturnType<typeof useFormula>

type WritingProps = Pick<ComponentProps<typeof FormulaEditor>, 'slips' | 'onChange'> & {
  draft: DraftValues
  formula: Formula
  children: ReactNode
}

/** What only the calculation of the month finds is of the whole text: no mark of it is sound. */
const withProblem = (formula: Formula, problem: string | null | undefined, draft: DraftValues) =>
  problem
    ? { ...formula, problems: [{ message: problem, from: 0, to: formulaText(draft).length }] }
    : formula

/** The editor of the draft, which only who may change formulas writes in. */
function Writing({ draft, children, ...editor }: WritingProps) {
  const can = useCan()
  return (
    <div className="st-write">
      <Suspense fallback={<div className="mg-code st-code-waits" aria-busy="true" />}>
        <FormulaEditor
          {...editor}
          text={formulaText(draft)}
          hint={draft.kind === 'ITEM' ? 'Sin fórmula se paga el valor ingresado' : 'VALOR * 1'}
          readOnly={draft.kind === 'LAW' || !can('formulas.update')}
        />
      </Suspense>
      {children}
    </div>
  )
}

type ActionsProps = {
  draft: DraftValues
  changed: boolean
  whyNot: string | undefined
  onDrop: () => void
  onSave: () => void
}

function Actions({ draft, changed, whyNot, onDrop, onSave }: ActionsProps) {
  if (draft.kind === 'LAW') {
    const to = `${pathTo('maintenance-payroll/estudio')}?desde=${draft.code}`
    return (
      <ActionButton to={to} permission="items.create">
        Escribir uno propio
      </ActionButton>
    )
  }
  return (
    <>
      {changed && <Button onClick={onDrop}>Descartar cambios</Button>}
      <ActionButton
        look="primary"
        permission="formulas.update"
        without="explain"
        disabled={whyNot}
        onClick={onSave}
      >
        Guardar…
      </ActionButton>
    </>
  )
}

type ChosenProps = {
  panel: Panel
  formula: Formula
  draft: DraftValues
  input: DraftInput | undefined
  cases: ReturnType<typeof useCases>
  changed: boolean
}

function Chosen({ panel, formula, draft, input, cases, changed }: ChosenProps) {
  if (panel === 'dependencias') return <Dependencies library={formula.checked} draft={draft} />
  if (panel === 'lenguaje') return <Reference words={formula.words} />
  if (!input) return <p className="soft">Esto se calcula sobre un mes abierto.</p>
  if (panel === 'casos') return <Cases input={input} cases={cases} />
  return <Impact input={input} changed={changed} problems={formula.problems.length} />
}

const newTitles = { ITEM: 'Nuevo ítem', FORMULA: 'Nueva fórmula', LAW: '' } as const

function whyNotSave(
  draft: DraftValues,
  changed: boolean,
  problems: Formula['problems'],
  decisions: readonly Decision[],
  open: StudioMonth | undefined,
): string | undefined {
  if (decisions.some(({ keep }) => !keep)) return 'Otra persona guardó cambios: elija una versión'
  if (draft.code === '' || draft.title === '') return 'Falta el código o el nombre'
  if (problems[0]) return `Corrija la fórmula antes de guardar: ${problems[0].message}`
  if (!changed) return 'No hay cambios que guardar'
  if (draft.kind === 'FORMULA' && !draft.sourceCode) return 'Falta la fórmula'
  if (!open) return 'Abra un mes de remuneraciones: se guarda desde un mes abierto'
  return undefined
}

type ContextProps = { draft: DraftValues; concept: Concept | undefined; changed: boolean }

function Context({ draft, concept, changed }: ContextProps) {
  return (
    <span className="st-context">
      {!draft.isNew && <code>{draft.code}</code>}
      <span>{DraftKind.label(draft.kind)}</span>
      {concept?.law && <span>{concept.law}</span>}
      {concept?.since && <span>rige desde {monthLabel(concept.since)}</span>}
      {concept?.borrowed && (
        <span>
          usa la fórmula{' '}
          <Link to={pathTo('maintenance-payroll/estudio/:code', { code: concept.borrowed })}>
            {concept.borrowed}
          </Link>
        </span>
      )}
      {concept && concept.users.length > 0 && (
        <span>la usan {concept.users.map(({ title }) => title).join(', ')}</span>
      )}
      {changed && <StatusTag tone="warning">Sin guardar</StatusTag>}
      {draft.kind === 'LAW' && <StatusTag tone="neutral">Solo lectura</StatusTag>}
    </span>
  )
}

function Month({
  months,
  month,
}: {
  months: readonly StudioMonth[]
  month: StudioMonth | undefined
}) {
  const [, setParams] = useAddressParams()
  const choose = (id: string | null) =>
    setParams(
      (now) => {
        if (id) now.set('mes', id)
        return now
      },
      { replace: true },
    )
  const name = ({ yearMonth, businessName }: StudioMonth) =>
    `${monthTitle(yearMonth)} · ${businessName}`
  return (
    <div className="st-month">
      <h2>En personas reales</h2>
      <Choice
        aria-label="Mes en que se prueba"
        value={month?.id ?? null}
        placeholder="Sin meses abiertos"
        onChange={choose}
        options={months.map((one) => ({ value: one.id, label: name(one) }))}
      />
    </div>
  )
}
