import { graphql } from '#platform/web/graphql.ts'

export const Contracts = graphql(`
  query ContractsInMonth($input: OfPayrollMonth!) {
    activeContractInMonth(input: $input) {
      contractId
      userId
      contractCode
      name
      rut
      jobTitle
      area
    }
  }
`)

export const Items = graphql(`
  query InputItems {
    inputItems {
      code
      label
      unit
      group
    }
  }
`)

export const UserItems = graphql(`
  query UserItems($input: UserItemsInput!) {
    userItems(input: $input) {
      id
      contractId
      person
      contractCode
      itemCode
      itemLabel
      unit
      kind
      value
      startMonth
      endMonth
      totalQuotas
      currentQuota
      totalAmount
      taken
      carried
      status
      comment
      origin
      version
      userId
    }
  }
`)

export const Nets = graphql(`
  query NetsInMonth($input: OfPayrollMonth!) {
    recalculations(input: $input) {
      contractId
      net
      before
      revisions
    }
  }
`)

export const SaveCells = graphql(`
  mutation SaveUserItems($input: SaveUserItemsInput!) {
    saveUserItems(input: $input) {
      status
      message
      error {
        kind
        message
        field
        traceId
      }
      data {
        saved
      }
    }
  }
`)

export const AddItem = graphql(`
  mutation CreateUserItem($input: CreateUserItemInput!) {
    createUserItem(input: $input) {
      status
      message
      error {
        kind
        message
        field
        traceId
      }
      data {
        id
      }
    }
  }
`)

export const ChangeItem = graphql(`
  mutation UpdateUserItem($input: UpdateUserItemInput!) {
    updateUserItem(input: $input) {
      status
      message
      error {
        kind
        message
        field
        traceId
      }
      data {
        id
      }
    }
  }
`)

export const RemoveItem = graphql(`
  mutation RemoveUserItem($input: RemoveUserItemInput!) {
    removeUserItem(input: $input) {
      status
      message
      error {
        kind
        message
        field
        traceId
      }
      data
    }
  }
`)

export const SuspendItem = graphql(`
  mutation SuspendUserItem($input: UserItemInMonth!) {
    suspendUserItem(input: $input) {
      status
      message
      error {
        kind
        message
        field
        traceId
      }
      data {
        id
      }
    }
  }
`)

export const ResumeItem = graphql(`
  mutation ResumeUserItem($input: UserItemInMonth!) {
    resumeUserItem(input: $input) {
      status
      message
      error {
        kind
        message
        field
        traceId
      }
      data {
        id
      }
    }
  }
`)

export const PreviousItems = graphql(`
  query PreviousUserItems($input: PreviousUserItemsInput!) {
    previousUserItems(input: $input) {
      contractId
      itemCode
      value
    }
  }
`)
