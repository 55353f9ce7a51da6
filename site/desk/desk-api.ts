import { queryOptions, QueryClient } from '@tanstack/react-query'

import {
  DESK_PAGE,
  type DeskConversation,
  type DeskList,
  type DeskMail,
  type DeskMe,
  type DeskPerson,
  type DeskReview,
  type DeskRow,
  type DeskWeek,
} from '#domain/desk/desk.ts'

import { ApiError, apiRequest, readJson } from '../browser/api-client.ts'
import { $confirm, $isConnected, $isReachable, type ListQuestion } from './desk-stores.ts'

const TRIES = 4
/** While no event comes, as behind a proxy that swallows them, what is shown is asked for again so often. */
const POLL_MS = 5_000

/** Asks again when there was no answer or a server fault; a refusal stays one. */
function isWorthARetry(count: number, error: Error): boolean {
  return count < TRIES && !(error instanceof ApiError && error.isRefusal)
}

export const client = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 5_000,
      retry: isWorthARetry,
      refetchInterval: () => ($isConnected.get() ? false : POLL_MS),
    },
    mutations: { retry: false },
  },
})

/**
 * Asks the desk's API. Page and server are built together, and only our server can answer here with JSON: its
 * schema is the type. An ended session shows the way in; a sensitive act asks for a proof and goes on after it.
 */
export async function ask<T>(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: object,
  headers: Record<string, string> = {},
): Promise<T> {
  try {
    const response = await apiRequest(method, `/api/desk/${path}`, body, headers)
    $isReachable.set(true)
    return (response.status === 204 ? undefined : await readJson(response)) as T
  } catch (error) {
    $isReachable.set(error instanceof ApiError)
    if (error instanceof ApiError && error.status === 401) client.setQueryData(meQuery.queryKey, null)
    if (!isProblem(error, 'desk-confirm')) throw error
    if (!(await new Promise<boolean>((resolve) => $confirm.set({ resolve })))) throw error
    return ask(method, path, body, headers)
  }
}

/** Whether the server refused for this reason. */
export function isProblem(error: unknown, code: 'desk-confirm' | 'desk-unseen' | 'desk-refused'): boolean {
  return error instanceof ApiError && error.message.includes(`urn:valmis:problem:${code}`)
}

/** Who is signed in; null: nobody. */
export const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: async () => {
    try {
      return await ask<DeskMe | null>('GET', 'session')
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) return null
      throw error
    }
  },
  staleTime: Infinity,
})

/** Whether an OpenID provider signs people in, rather than links by mail. */
export const doorQuery = queryOptions({
  queryKey: ['door'],
  queryFn: () => ask<{ openid: boolean }>('GET', 'door'),
  staleTime: Infinity,
})

/** A window of the list. */
export function listQuery({ filter, kind, language }: ListQuestion, page: number) {
  const question = new URLSearchParams({ filter, from: String(page * DESK_PAGE), kind, language })
  return queryOptions({
    queryKey: ['list', filter, kind, language, page],
    queryFn: () => ask<DeskList>('GET', `conversations?${question.toString()}`),
  })
}

export function searchQuery(words: string) {
  return queryOptions({
    queryKey: ['list', 'search', words],
    queryFn: () => ask<{ rows: DeskRow[] }>('GET', `search?${new URLSearchParams({ q: words }).toString()}`),
    enabled: words !== '',
  })
}

export function conversationQuery(id: string) {
  return queryOptions({
    queryKey: ['conversation', id],
    queryFn: () => ask<DeskConversation>('GET', `conversations/${id}`),
  })
}

export const reviewsQuery = queryOptions({
  queryKey: ['reviews'],
  queryFn: () => ask<DeskReview[]>('GET', 'reviews'),
})
export const mailsQuery = queryOptions({
  queryKey: ['mails'],
  queryFn: () => ask<DeskMail[]>('GET', 'mails'),
})
export const staffQuery = queryOptions({
  queryKey: ['staff'],
  queryFn: () => ask<DeskPerson[]>('GET', 'staff'),
})
export function weekQuery(monday: string) {
  return queryOptions({
    queryKey: ['week', monday],
    queryFn: () => ask<DeskWeek>('GET', `week?monday=${monday}`),
  })
}
