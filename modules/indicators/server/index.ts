import './indicators.graphql.ts'

export { type Figures, figuresInForce, figuresOf, monthSettings } from './figures.ts'
