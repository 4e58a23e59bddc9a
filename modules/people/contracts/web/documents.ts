import { graphql } from '#platform/web/graphql.ts'

export const PersonContracts = graphql(`
  query PersonContracts($input: UserContractsInput!) {
    userContracts(input: $input) {
      id
      code
      userCode
      status
      state
      userId
      businessId
      businessName
      initialDate
      finalDate
      signatureDate
      signed
      signatureIntegrationCode
      version
      contractType
      jobTitle
      jobTitleFamily
      area
      branchOffice
      supervisorId
      supervisorName
      isSupervisor
      apprentice
      fixedTermRenewals
      isProfessional
      monthlySalary {
        value
        currency
      }
      paymentPeriod
      taxRegime
      taxPeriod
      gratificationType
      gratificationAmount
      isCorporateSalary
      overdraft
      weekdayRate {
        value
        currency
      }
      saturdayRate {
        value
        currency
      }
      sundayRate {
        value
        currency
      }
      holidayRate {
        value
        currency
      }
      nightSurcharge
      holidaySurcharge
      hoursPerWeek
      daysPerWeek
      art22
      cycleHours
      cycleDays
      isDomestic
      liveIn
      shiftWork
      remoteWork
      partTime
      syncAttendance
      syncDigitalSign
      heavyWork
      heavyWorkRate
      syndicateId
      syndicateName
      unionFeeType
      unionFeeValue
      asOf
      versionFrom
      nextFrom
      revealed
      canUpdate
      warnings
    }
  }
`)

export const ContractHistoryOf = graphql(`
  query ContractHistoryOf($input: ContractHistoryInput!) {
    contractHistory(input: $input) {
      periods {
        key
        from
        until
        recordedAt
        supersededAt
        author
        changes
      }
      changes {
        key
        attribute
        label
        from
        before
        after
        author
        recordedAt
      }
    }
  }
`)

export const ContractChoices = graphql(`
  query ContractChoices {
    contractOptions {
      areas
      branchOffices
      jobTitles
      jobTitleFamilies
      businesses {
        id
        name
      }
      syndicates {
        id
        name
      }
    }
  }
`)

export const CreateContract = graphql(`
  mutation CreateContract($input: CreateUserContractInput!) {
    createUserContract(input: $input) {
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
        warnings
      }
    }
  }
`)

export const UpdateContract = graphql(`
  mutation UpdateContract($input: UpdateUserContractInput!) {
    updateUserContract(input: $input) {
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
        warnings
      }
    }
  }
`)

export const UpdateContractStatus = graphql(`
  mutation UpdateContractStatus($input: UpdateUserContractStatusInput!) {
    updateUserContractStatus(input: $input) {
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
        state
      }
    }
  }
`)

export const DeleteContract = graphql(`
  mutation DeleteContract($input: ByIdContract!) {
    deleteUserContract(input: $input) {
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

export const StartOfPayroll = graphql(`
  query StartOfPayroll($input: PayrollStartInput!) {
    payrollStart(input: $input) {
      yearMonth
      from
      ofContract
    }
  }
`)
