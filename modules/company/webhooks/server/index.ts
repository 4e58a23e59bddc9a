import './webhooks.graphql.ts'

export { webhookTask } from './deliver.ts'
export { sealed, useWebhooks } from './signing.ts'
