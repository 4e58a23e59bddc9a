import { graphql } from '#platform/web/graphql.ts'

export const Businesses = graphql(`
  query CompanyBusinesses {
    businesses {
      id
      name
      businessName
      rut
      status
      principal
      usePayroll
      businessField
      workers
    }
  }
`)

export const OneBusiness = graphql(`
  query OneBusiness($input: ByIdBusiness!) {
    business(input: $input) {
      id
      name
      businessName
      rut
      usePayroll
      activityCode
      businessField
      phone
      email
      address
      communeCode
      mutualCode
      baseAccidentabilityRate
      accidentabilityRate
      sannaRate
      ccafCode
      principal
      status
      representatives {
        name
        rut
      }
      logo
      version
      workers
    }
  }
`)

export const Options = graphql(`
  query BusinessOptions($input: OfBusiness!) {
    businessOptions(input: $input) {
      businessId
      payrollUseThirtyDays
      payrollUseThirtyDaysOnLicense
      payrollPayGratificationLicense
      vacationPublic
      vacationPublicSupervisor
      payrollPublicSupervisor
      vacationEmailSupervisor
      vacationEmailManager
      vacationEmailResponse
      logo
      conventions {
        code
        value
      }
      version
    }
  }
`)

export const Accounts = graphql(`
  query BusinessAccounts($input: OfBusiness!) {
    bankAccountsBusiness(input: $input) {
      id
      bankCode
      accountType
      accountIdentifier
      currency
      version
    }
  }
`)

export const Syndicates = graphql(`
  query CompanySyndicates {
    syndicates {
      id
      name
      rut
      feeType
      feeValue
      members
    }
  }
`)

export const OneSyndicate = graphql(`
  query OneSyndicate($input: ByIdSyndicate!) {
    syndicate(input: $input) {
      id
      name
      rut
      feeType
      feeValue
      members
      version
    }
  }
`)

export const ProcessRules = graphql(`
  query ProcessRules($input: OfRules!) {
    processRules(input: $input) {
      fromMonth
      closingApproval
      payDay
      payNextMonth
      version
    }
  }
`)

export const SaveProcessRule = graphql(`
  mutation SaveProcessRule($input: SaveProcessRuleInput!) {
    saveProcessRule(input: $input) {
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

export const CreateBusiness = graphql(`
  mutation CreateBusiness($input: CreateBusinessInput!) {
    createBusiness(input: $input) {
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

export const UpdateBusiness = graphql(`
  mutation UpdateBusiness($input: UpdateBusinessInput!) {
    updateBusiness(input: $input) {
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

export const UpdateBusinessOption = graphql(`
  mutation UpdateBusinessOption($input: UpdateBusinessOptionInput!) {
    updateBusinessOption(input: $input) {
      status
      message
      error {
        kind
        message
        field
        traceId
      }
      data {
        version
      }
    }
  }
`)

export const CreateBankAccount = graphql(`
  mutation CreateBankAccount($input: CreateBankAccountInput!) {
    createBankAccount(input: $input) {
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

export const UpdateBankAccount = graphql(`
  mutation UpdateBankAccount($input: UpdateBankAccountInput!) {
    updateBankAccount(input: $input) {
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

export const CreateSyndicate = graphql(`
  mutation CreateSyndicate($input: CreateSyndicateInput!) {
    createSyndicate(input: $input) {
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

export const UpdateSyndicate = graphql(`
  mutation UpdateSyndicate($input: UpdateSyndicateInput!) {
    updateSyndicate(input: $input) {
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

export const DeleteSyndicate = graphql(`
  mutation DeleteSyndicate($input: ByIdSyndicate!) {
    deleteSyndicate(input: $input) {
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
