import type { JSX } from 'preact';
import { Layout } from './layout.tsx';
import { METHOD_SECTIONS } from './method-sections.ts';
import type { Setting } from './setting.ts';

export function MethodPage({ at }: { at: Setting }): JSX.Element {
  const words = at.words.method;
  return (
    <Layout at={at} title={words.title} description={words.description}>
      <header class="page-head">
        <h1>{words.title}</h1>
        <p class="lead">{words.lead}</p>
      </header>
      <div class="method">
        <nav aria-labelledby="contents" class="contents">
          <h2 id="contents">{words.contents}</h2>
          <ol>
            {METHOD_SECTIONS.map((section) => (
              <li key={section}>
                <a href={`#${section}`}>{words.sections[section].heading}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div class="prose">
          {METHOD_SECTIONS.map((section) => {
            const { heading, plain, exact } = words.sections[section];
            return (
              <section key={section} aria-labelledby={section}>
                <h2 id={section}>{heading}</h2>
                {plain.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
                <details class="exactly">
                  <summary>
                    {words.exactly}
                    <span class="quiet">: {heading}</span>
                  </summary>
                  {exact.map((paragraph) => (
                    <p key={paragraph}>{paragraph}</p>
                  ))}
                </details>
              </section>
            );
          })}
          <p class="note">{words.sources}</p>
        </div>
      </div>
    </Layout>
  );
}
