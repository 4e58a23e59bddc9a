import { conceptRecords } from '#modules/concepts/concept-library/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { joinedFields } from '#platform/server/graphql/more-fields.ts'
import { of } from '#platform/server/graphql/object.ts'
import { newestMonth } from '#platform/server/sql/month-lists.ts'
import { EditionOut, FormulaOut, ItemOut, VariableOut } from './concepts.graphql.ts'
import { conceptVersions } from './concepts.queries.ts'
import { formulaRows } from './rows.ts'

type Named = { code: string; origin: string; defaultFormulaCode: string | null }

/**
 * The formula of the list by which an item is calculated: the one that it shares with others, or
 * that of the law. An item with a formula of its own has none.
 */
async function formulasOf({ tx }: Context, items: readonly Named[]) {
  const formulas = formulaRows(await conceptRecords(tx), await newestMonth(tx))
  return items.map(({ code, origin, defaultFormulaCode }) => {
    const wanted = origin === 'LAW' ? code : defaultFormulaCode
    // What the company wrote comes first.
    const defaultFormula = formulas.find((one) => one.code === wanted) ?? null
    return { defaultFormula, defaultFormulaId: defaultFormula?.id ?? null }
  })
}

joinedFields(ItemOut, formulasOf, {
  defaultFormula: of.maybe(of.object(FormulaOut)),
  defaultFormulaId: of.maybe(of.id('formula')),
})

const versions = { versions: of.list(of.object(EditionOut)) }

joinedFields(
  ItemOut,
  (context, items) => conceptVersions(context, 'item', codesOf(items)),
  versions,
)
joinedFields(
  VariableOut,
  (context, variables) => conceptVersions(context, 'variable', codesOf(variables)),
  versions,
)

const codesOf = (rows: readonly { code: string }[]) => rows.map(({ code }) => code)
