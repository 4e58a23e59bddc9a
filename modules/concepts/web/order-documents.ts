import { graphql } from '#platform/web/graphql.ts'

export const OrderedItems = graphql(`
  query OrderedItems($input: OrderedItemsInput!) {
    orderedItems(input: $input) {
      id
      code
      title
      type
      activity
      number
      version
    }
  }
`)

export const OrderItems = graphql(`
  mutation OrderItems($input: OrderItemsInput!) {
    orderItems(input: $input) {
      status
      message
      error {
        kind
        message
        field
        traceId
      }
      data {
        changed
      }
    }
  }
`)
