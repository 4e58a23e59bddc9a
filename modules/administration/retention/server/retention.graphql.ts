import { Certainty, RetentionClass } from '#platform/model/retention.ts'
import { objectFrom, of } from '#platform/server/graphql/object.ts'
import { query } from '#platform/server/graphql/operations.ts'
import { type RetentionRule, retentionRules, type RetentionSource } from './rules.queries.ts'

const Source = objectFrom<RetentionSource>('RetentionSource', {
  text: of.text,
  certainty: of.choice(Certainty),
})

query('retentionRules', {
  type: objectFrom<RetentionRule>('RetentionRule', {
    code: of.choice(RetentionClass),
    label: of.text,
    why: of.text,
    term: of.text,
    clears: of.flag,
    ofPeople: of.list(of.text),
    ofCompany: of.list(of.text),
    sources: of.list(of.object(Source)),
    until: of.maybe(of.date),
  }),
  many: true,
  run: retentionRules,
})
