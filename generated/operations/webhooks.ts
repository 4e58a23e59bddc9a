import { graphql } from '#platform/web/api/graphql.ts'

/** What pages send of this module. Written by `npm run generate` from what they import. */
export const CreateWebhook = graphql(`mutation CreateWebhook($input: CreateWebhookInput!) { createWebhook(input: $input) { status message error { kind message field traceId } data { description secret } } }`)
export const DeleteWebhook = graphql(`mutation DeleteWebhook($input: ByIdWebhook!) { deleteWebhook(input: $input) { status message error { kind message field traceId } data } }`)
export const RepeatWebhookDelivery = graphql(`mutation RepeatWebhookDelivery($input: RepeatWebhookDeliveryInput!) { repeatWebhookDelivery(input: $input) { status message error { kind message field traceId } data { at attempts description event id problem state status triedAt } } }`)
export const ResumeWebhook = graphql(`mutation ResumeWebhook($input: ByIdWebhook!) { resumeWebhook(input: $input) { status message error { kind message field traceId } data { id version } } }`)
export const WebhookDeliveries = graphql(`query WebhookDeliveries($filter: WebhookDeliveryFilter, $page: Page, $sort: WebhookDeliveriesSort, $counted: Boolean = true) { webhookDeliveries(filter: $filter, page: $page, sort: $sort) { rows { at attempts description event id problem state status triedAt } total @include(if: $counted) } }`)
export const Webhooks = graphql(`query Webhooks($page: Page, $sort: WebhooksSort, $counted: Boolean = true) { webhooks(page: $page, sort: $sort) { rows { author createdAt description disabledAt disabledWhy events id url version } total @include(if: $counted) } }`)
