import './webhooks.graphql.ts'

export { webhookTask } from './deliver.ts'
export { useWebhooks } from './signing.ts'
