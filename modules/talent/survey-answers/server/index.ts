import './feedback.graphql.ts'
import './links.graphql.ts'
import './public-survey.graphql.ts'
import './user-survey.graphql.ts'

export { evaluationAnswered } from './evaluation-sent.ts'
export { requireOneself } from './oneself.ts'
