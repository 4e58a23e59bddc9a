import './figures.graphql.ts'

export { publicFiguresOf } from './proposals.queries.ts'
export { figureTask } from './task.ts'
