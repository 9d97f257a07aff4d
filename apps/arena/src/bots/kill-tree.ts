import { spawnSync } from 'node:child_process';

/**
 * Ends a process that was started as the leader of its own group, with all that it started.
 * A process that is gone already is no error.
 */
export function killTree(pid: number, signal: 'SIGTERM' | 'SIGKILL'): void {
  if (process.platform === 'win32') {
    // Windows has no groups and no polite signal for a console program: taskkill ends the tree.
    spawnSync('taskkill', ['/pid', String(pid), '/t', '/f'], { stdio: 'ignore' });
    return;
  }
  try {
    process.kill(-pid, signal);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    // EPERM: a group whose only members are zombies, seen on macOS.
    if (code !== 'ESRCH' && code !== 'EPERM') throw error;
  }
}
