window.__REV_PAY_VERSION__ = 'sandbox-1';
