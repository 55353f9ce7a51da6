import type { AstroIntegration } from 'astro'

/** Serves every component of `ui/` in every state at `/dev/gallery`, only in development. */
export function galleryInDevelopment(): AstroIntegration {
  return {
    name: 'valmis:gallery',
    hooks: {
      'astro:config:setup': ({ command, injectRoute }) => {
        if (command === 'dev')
          injectRoute({ pattern: '/dev/gallery', entrypoint: './site/shell/Gallery.astro' })
      },
    },
  }
}
