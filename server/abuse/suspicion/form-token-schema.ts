/** What a form is given. */
export const FormTokenAnswer = {
  type: 'object',
  properties: { token: { type: 'string' } },
  required: ['token'],
  examples: [{ token: 'mhx2k9a0.q0Zx5mT1V2bK8cWn4sLr7A.3q2-7w…' }],
} as const
