/** What a form is given; its proof is a challenge as altcha-lib writes and solves it. */
export const FormTokenAnswer = {
  type: 'object',
  properties: {
    token: { type: 'string' },
    proof: {
      anyOf: [
        { type: 'null' },
        {
          type: 'object',
          properties: {
            parameters: { type: 'object', additionalProperties: true },
            signature: { type: 'string' },
          },
          required: ['parameters', 'signature'],
        },
      ],
    },
  },
  required: ['token', 'proof'],
  examples: [{ token: 'mhx2k9a0.q0Zx5mT1V2bK8cWn4sLr7A.n.3q2-7w…', proof: null }],
} as const
