import { date, optional } from '#platform/model/field.ts'
import { inputFrom } from '#platform/server/graphql/input.ts'
import { type FieldSpec, objectFrom, of } from '#platform/server/graphql/object.ts'
import { query } from '#platform/server/graphql/operations.ts'
import { ProblemKind } from '../model/problem.ts'
import { type Named, type OrgChartProblem, orgChartProblems } from './problems.queries.ts'

/** The public id of a person or of a unit, as the server wrote it. */
const anyId: FieldSpec<false> = { type: 'ID', nullable: false }

const Row = objectFrom<Named>('OrgChartProblemRow', { id: anyId, name: of.text, opens: of.flag })

query('orgChartProblems', {
  input: inputFrom('OrgChartProblemsInput', { asOf: optional(date('Al día')) }),
  type: objectFrom<OrgChartProblem>('OrgChartProblem', {
    kind: of.choice(ProblemKind),
    total: of.int,
    rows: of.list(of.object(Row)),
  }),
  many: true,
  run: orgChartProblems,
})
