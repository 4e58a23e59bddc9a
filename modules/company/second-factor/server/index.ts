import './second-factor.graphql.ts'

export { asksFor, factorsOf, hasFactor } from './factors.queries.ts'
export { removeFactors } from './factors.service.ts'
export { tellTrail } from './own-account.ts'
export { factorWords } from './factors.queries.ts'
export { secondFactorKept } from './kept-rule.ts'
export { keepFactorSecret } from './seal.ts'
export { type Answer, answerSecond, askSecond, type SecondStep } from './second-step.ts'
